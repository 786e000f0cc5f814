import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../contract/release'
import type { Part } from './parts'
import { versionOf } from './source-hash'

/** Returns the release in a part's `dist`, if there is one. */
export const builtRelease = ({ folder }: Part): Release | undefined => {
  const file = join(folder, 'dist/release.json')
  // Our own build wrote it, and every site checks what it receives.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined
}

/** Returns whether a part's last build has its present sources. */
export const isBuilt = (part: Part): boolean => builtRelease(part)?.version === versionOf(part)
