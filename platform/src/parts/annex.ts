import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Annex } from '../contract/annex'
import { findParts, type Part, readRemoteJson } from './parts'
import { versionOf } from './source-hash'

/** Where a remote's last annex is. A build of the remote removes it. */
export const annexFile = ({ folder }: Part): string => join(folder, 'dist/annex.json')

/** Returns whether a part is a remote with pages to prerender. */
export const hasAnnex = ({ name, folder }: Part): boolean =>
  name !== 'shell' && readRemoteJson(folder).routes.some(({ prerender }) => prerender)

/** Returns the remotes of this checkout that have an annex. */
export const partsWithAnnex = (): Part[] => findParts().filter(hasAnnex)

/** Returns the version of this checkout's shell; undefined in a checkout without one. */
export const checkoutShellVersion = (): string | undefined => {
  const shell = findParts().find(({ name, folder }) => name === 'shell' && existsSync(folder))
  return shell && versionOf(shell)
}

/** Returns the last annex of a remote, whatever its versions. */
export const lastAnnex = (part: Part): Annex | undefined => {
  const file = annexFile(part)
  // Our own command wrote it, and every site checks what it receives.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Annex) : undefined
}

/** Returns the annex of a remote's present sources under a shell, if it is built. */
export const builtAnnex = (part: Part, shell: string): Annex | undefined => {
  const annex = lastAnnex(part)
  return annex?.shell === shell && annex.version === versionOf(part) ? annex : undefined
}
