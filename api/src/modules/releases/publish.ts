import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../errors/domain-error'
import type { FileStore } from './file-store'
import { expectFit } from './moves/fits'
import { release as giveOut, type Move } from './moves/moves'
import type { Mover, ReleaseRepository } from './repository'
import type { UnreleasedRepository } from './unreleased/repository'

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

export interface Places {
  files: FileStore
  repository: ReleaseRepository
  unreleased: UnreleasedRepository
}

const takenVersion = ({ part, version }: Release) =>
  new Conflict(
    `${part} ${version} was released before with other content. Give the new content a new version.`,
  )

/** @throws Conflict when this version was released before with other content */
export const expectOwnVersion = async (repository: ReleaseRepository, release: Release) => {
  if (await repository.isTaken(release)) throw takenVersion(release)
}

/** Hashes of the files that are not here. @throws Conflict when one that is here has another size than the manifest says */
const missingOf = async ({ files }: Places, release: Release): Promise<string[]> => {
  const { part, version } = release
  const sizes = await Promise.all(release.files.map(({ sha384 }) => files.size(sha384)))
  const wrong = release.files.flatMap(({ path, size }, index) => {
    const actual = sizes[index] ?? size
    return actual === size ? [] : [`${path} has ${actual} bytes and not ${size}`]
  })
  if (wrong.length > 0)
    throw new Conflict(`The manifest of ${part} ${version} is wrong: ${wrong.join(', ')}. Build it again.`)
  return release.files.filter((_, index) => sizes[index] === null).map(({ sha384 }) => sha384)
}

/**
 * Keeps releases whose files are all here, and names the hashes of the files that are not.
 * @throws Conflict when other content of one of these versions was kept meanwhile
 */
export const keepReleases = async (places: Places, releases: Release[]): Promise<string[]> => {
  const { files, repository, unreleased } = places
  const all = releases.flatMap((release) => release.files)
  // First, so that what is here is not cleaned up meanwhile.
  await unreleased.expect(all)
  const missing = (await Promise.all(releases.map((release) => missingOf(places, release)))).flat()
  if (missing.length > 0) return [...new Set(missing)]
  for (const file of all) await files.compress(file)
  for (const release of releases) {
    if (!(await repository.keep(release))) throw takenVersion(release)
  }
  return []
}

/**
 * Makes a release live, if all of its files are here and it fits what is live. What is missing is named, so that
 * sending a release is: ask, send what is missing, ask again; and an interrupted one goes on where it stopped.
 * One that does not fit is refused before anything is sent.
 */
export const publish = async (
  places: Places,
  { release, percent }: Order,
  mover: Mover,
): Promise<Outcome> => {
  const { repository } = places
  await expectOwnVersion(repository, release)
  expectFit(release, await repository.board())
  const missing = await keepReleases(places, [release])
  if (missing.length > 0) return { missing }
  const move = await repository.move(release.part, mover, (board) => giveOut(board, release, percent))
  return { missing: [], move }
}
