import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPart } from '../releases/built-parts'
import { root } from '../root'

const folder = join(root, '.cache/bench/routes-only')
const entry = 'nothing.txt'

/** A remote of which the site knows the routes and the place in the top bar, and has no code: the monolith has it. */
export const routesOnly = ({ release }: BuiltPart): BuiltPart => {
  const text = 'The pages are in the monolith.'
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, entry), text)
  const sha384 = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return {
    folder,
    release: {
      ...release,
      entry,
      chunks: {},
      asks: {},
      requires: {},
      files: [{ path: entry, size: Buffer.byteLength(text), sha384 }],
    },
  }
}
