import { createHash } from 'node:crypto'
import type { Integrity, Release, RemoteDetails, RemoteRelease } from '@bucketeer/platform'
import { weakCache } from '../server/weak-cache'
import type { Live } from './live-releases'

export const integrityOf = ({ files }: Release): Integrity =>
  Object.fromEntries(
    files.filter(({ path }) => path.endsWith('.js')).map(({ path, sha384 }) => [path, sha384]),
  )

/** Returns what the shell needs to load a release of a remote. */
export const presentDetails = (release: Live<RemoteRelease>): RemoteDetails => ({
  base: release.base,
  filesBase: release.filesBase,
  integrity: integrityOf(release),
  entry: release.entry,
  container: release.container,
  chunks: release.chunks,
  asks: release.asks,
  requires: Object.fromEntries(
    Object.entries(release.requires).map(([singleton, { range }]) => [singleton, range]),
  ),
})

/** Returns the content of a release's details file, which its manifest alone decides. */
export function detailsText(details: RemoteDetails): string {
  const { base, filesBase, integrity, entry, container, chunks, asks, requires } = details
  return JSON.stringify({ base, filesBase, integrity, entry, container, chunks, asks, requires })
}

/** Returns the integrity hash of a release's details file. */
export const detailsHash = weakCache(
  (details: RemoteDetails) => `sha384-${createHash('sha384').update(detailsText(details)).digest('base64')}`,
)
