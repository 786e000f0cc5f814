import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../errors/http-error'
import type { FileStore } from './file-store'
import type { Mover, ReleaseRepository } from './repository'

interface Outcome {
  /** Whether the version is live now. */
  live: boolean
  /** Hashes of files that must be sent first. */
  missing: string[]
}

/**
 * Makes a release live, if all of its files are here. What is missing is named, so that sending a release is: ask,
 * send what is missing, ask again; and an interrupted one goes on where it stopped.
 */
export const publish = async (
  { files, repository }: { files: FileStore; repository: ReleaseRepository },
  release: Release,
  mover: Mover,
): Promise<Outcome> => {
  if (await repository.isTaken(release)) {
    throw new Conflict(
      `${release.part} ${release.version} was released before with other content. Give the new content a new version.`,
    )
  }
  const present = await Promise.all(release.files.map(({ sha384 }) => files.has(sha384)))
  const missing = release.files.filter((_, index) => !present[index]).map(({ sha384 }) => sha384)
  if (missing.length > 0) return { live: false, missing: [...new Set(missing)] }
  for (const file of release.files) await files.compress(file)
  await repository.makeLive(release, mover)
  return { live: true, missing: [] }
}
