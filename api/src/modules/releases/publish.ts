import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../errors/http-error'
import type { FileStore } from './file-store'
import { expectFit } from './moves/fits'
import { release as giveOut, type Move } from './moves/moves'
import type { Mover, ReleaseRepository } from './repository'

interface Order {
  release: Release
  /** How many of a hundred visitors get it; everybody when not given. */
  percent?: number
}

interface Outcome {
  /** Hashes of files that must be sent first. */
  missing: string[]
  /** What became of the release, when nothing is missing. */
  move?: Move
}

/**
 * Makes a release live, if all of its files are here and it fits what is live. What is missing is named, so that
 * sending a release is: ask, send what is missing, ask again; and an interrupted one goes on where it stopped.
 * One that does not fit is refused before anything is sent.
 */
export const publish = async (
  { files, repository }: { files: FileStore; repository: ReleaseRepository },
  { release, percent }: Order,
  mover: Mover,
): Promise<Outcome> => {
  if (await repository.isTaken(release)) {
    throw new Conflict(
      `${release.part} ${release.version} was released before with other content. Give the new content a new version.`,
    )
  }
  expectFit(release, await repository.board())
  const present = await Promise.all(release.files.map(({ sha384 }) => files.has(sha384)))
  const missing = release.files.filter((_, index) => !present[index]).map(({ sha384 }) => sha384)
  if (missing.length > 0) return { missing: [...new Set(missing)] }
  for (const file of release.files) await files.compress(file)
  await repository.keep(release)
  const move = await repository.move(release.part, mover, (board) => giveOut(board, release, percent))
  return { missing: [], move }
}
