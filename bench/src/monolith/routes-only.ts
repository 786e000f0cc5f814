import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPart } from '../releases/built-parts'
import { root } from '../root'

const folder = join(root, '.cache/bench/routes-only')
const entry = 'empty.txt'

/** Returns a release with a remote's routes, slots and nav entries but without its code, which the monolith contains. */
export function routesOnly({ release }: BuiltPart): BuiltPart {
  const text = 'The monolith contains these pages.'
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, entry), text)
  // The server refuses a release that has no files for one of its slots.
  const slots = Object.keys(release.chunks ?? {}).filter((key) => key.startsWith('slot:'))
  const sha384 = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return {
    folder,
    release: {
      ...release,
      entry,
      chunks: Object.fromEntries(slots.map((key) => [key, [entry]])),
      asks: {},
      requires: {},
      files: [{ path: entry, size: Buffer.byteLength(text), sha384 }],
    },
  }
}
