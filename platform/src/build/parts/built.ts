import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../bin/root.mjs'
import type { Release } from '../../contract/release'
import { readJson } from './json-file'
import type { Part } from './parts'
import { serverHash, versionOf } from './source-hash'

const stamp = join(root, 'api/dist/source-hash')
/** The program of the server's build. */
export const builtServer = join(root, 'api/dist/main.js')

/** Returns whether the server's last build has its present sources. */
export const isApiBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === serverHash()

/** Builds the server into `api/dist`. */
export async function buildApi(): Promise<void> {
  const hash = serverHash()
  const module: { build: () => Promise<unknown> } = await import(
    pathToFileURL(join(root, 'api/build.ts')).href
  )
  await module.build()
  writeFileSync(stamp, hash)
}

/** Returns the release in a part's `dist`, if there is one. */
export function builtRelease({ folder }: Part): Release | undefined {
  const file = join(folder, 'dist/release.json')
  // Our own build wrote it, and every site checks what it receives.
  return existsSync(file) ? readJson<Release>(file) : undefined
}

/** Returns whether a part's last build has its present sources. */
export const isBuilt = (part: Part): boolean => builtRelease(part)?.version === versionOf(part)
