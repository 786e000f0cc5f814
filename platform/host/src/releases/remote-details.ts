import { createHash } from 'node:crypto'
import {
  type FilePlace,
  type Integrity,
  isRemoteRelease,
  type Release,
  type RemoteDetails,
  type RemoteRelease,
} from '@bucketeer/platform'
import { weakCache } from '../server/weak-cache'
import type { Live } from './live-releases'

const integrityOf = ({ files }: Release): Integrity =>
  Object.fromEntries(
    files.filter(({ path }) => path.endsWith('.js')).map(({ path, sha384 }) => [path, sha384]),
  )

type FileHashes = FilePlace & { integrity: Integrity }

/** Returns where the scripts of a release are, and their hashes. */
export const presentFiles = (release: Live<Release>): FileHashes => ({
  base: release.base,
  filesBase: release.filesBase,
  integrity: integrityOf(release),
})

/** Returns what the shell needs to load a release of a remote. */
export const presentDetails = (release: Live<RemoteRelease>): RemoteDetails => ({
  ...presentFiles(release),
  entry: release.entry,
  container: release.container,
  chunks: release.chunks,
  asks: release.asks,
  requires: Object.fromEntries(
    Object.entries(release.requires).map(([singleton, { range }]) => [singleton, range]),
  ),
})

function textOf(details: FileHashes & Partial<RemoteDetails>): string {
  const { base, filesBase, integrity, entry, container, chunks, asks, requires } = details
  return JSON.stringify({ base, filesBase, integrity, entry, container, chunks, asks, requires })
}

/** Returns the content of a release's details file, which its manifest alone decides. */
export const detailsText = (release: Live<Release>): string =>
  textOf(isRemoteRelease(release) ? presentDetails(release) : presentFiles(release))

/** Returns the integrity hash of a part's details file. */
export const detailsHash = weakCache(
  (details: FileHashes & Partial<RemoteDetails>) =>
    `sha384-${createHash('sha384').update(textOf(details)).digest('base64')}`,
)
