import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../contract/release'
import type { Part } from './parts'
import { versionOf } from './source-hash'

/** The release that lies built in a part's folder, if any. */
export const builtRelease = ({ folder }: Part): Release | undefined => {
  const file = join(folder, 'dist/release.json')
  // Written by our own build into our own folder, and checked by every site that it is sent to.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined
}

/** Whether a part's sources are those of its last build. */
export const isBuilt = (part: Part): boolean => builtRelease(part)?.version === versionOf(part)
