import { inParallel, parallelRequests, type Release, type ReleaseFile } from '@bucketeer/platform'
import { Conflict, InvalidValue } from '../server/errors/domain-error'
import { Forbidden } from '../server/errors/http-error'
import type { FileStore } from './file-store'
import type { ReleaseDeps } from './release-deps'
import type { ReleaseRepository } from './repository'
import { expectReleasable, requiredProblems } from './state-changes/fits'
import type { ReleaseState } from './state-changes/release-state'
import type { Actor } from './state-changes/repository'
import { releaseForStart, type Snapshot, type Start, type StartChanges } from './state-changes/start'
import { releaseOne, releaseTogether, type StateChange } from './state-changes/state-changes'

type Places = Pick<ReleaseDeps, 'files' | 'repository' | 'unreleased'>

const takenVersion = ({ part, version }: Release) =>
  `${part} ${version} was released before with other content. Give the new content a new version.`

/** Returns a sentence if this version was released with other content. */
export const versionMistakes = async (repository: Pick<ReleaseRepository, 'isTaken'>, release: Release) =>
  (await repository.isTaken(release)) ? [takenVersion(release)] : []

/** @throws Conflict if this version was released with other content */
async function expectOwnVersion(repository: ReleaseRepository, release: Release) {
  for (const sentence of await versionMistakes(repository, release)) throw new Conflict(sentence)
}

/** @throws Forbidden if the deploy token may not release a part that becomes required */
function expectMayRequire(releases: Release[], state: ReleaseState, isOperator: boolean) {
  for (const { sentence } of releases.flatMap((release) => requiredProblems(release, state, isOperator)))
    throw new Forbidden(sentence)
}

/** Returns the hashes of missing files, and a sentence if a stored file has another size than in the manifest. */
export async function compareFiles(store: Pick<FileStore, 'compare'>, { part, version, files }: Release) {
  const { missing, wrong } = await store.compare(files.map((file) => ({ ...file, name: file.path })))
  const mistake = `The manifest of ${part} ${version} is wrong: ${wrong.join(', ')}. Build it again.`
  return { missing, mistakes: wrong.length > 0 ? [mistake] : [] }
}

/** Returns the hashes of missing files. @throws Conflict if a stored file has another size than in the manifest */
async function missingOf({ files }: Places, release: Release): Promise<string[]> {
  const { missing, mistakes } = await compareFiles(files, release)
  for (const sentence of mistakes) throw new Conflict(sentence)
  return missing
}

async function compressAll(files: FileStore, all: ReleaseFile[]): Promise<void> {
  const different = new Map(all.map((file) => [file.sha384, file]))
  // The largest first, so that no work is left alone with one at the end.
  const waiting = [...different.values()].sort((one, other) => other.size - one.size)
  await inParallel(waiting, parallelRequests, files.compress)
}

/**
 * Stores releases whose files are complete, and returns the hashes of missing files.
 * @throws Conflict if other content of one of these versions was stored in the meantime
 */
async function keepReleases(places: Places, releases: Release[]): Promise<string[]> {
  const { files, repository, unreleased } = places
  const all = releases.flatMap((release) => release.files)
  // Must be first, so that the clean-up does not remove stored files in the meantime.
  await unreleased.expect(all)
  const missing = (await Promise.all(releases.map((release) => missingOf(places, release)))).flat()
  if (missing.length > 0) return [...new Set(missing)]
  await compressAll(files, all)
  for (const release of releases) {
    if (!(await repository.keep(release))) throw new Conflict(takenVersion(release))
  }
  return []
}

/**
 * Makes a release live if all of its files are stored and it fits what is live. Otherwise it returns the missing files: a
 * client asks, sends them, and asks again, so it can resume an interrupted release. A release that does not fit is
 * refused before any file is sent.
 *
 * @param percent the percentage of visitors who get it; everybody if undefined
 * @param isOperator whether the deploy token is the one from the configuration
 */
export async function publish(
  places: Places,
  { release, percent }: { release: Release; percent?: number },
  actor: Actor,
  isOperator: boolean,
): Promise<{ missing: string[]; change?: StateChange }> {
  const { repository } = places
  await expectOwnVersion(repository, release)
  const state = await repository.state()
  expectMayRequire([release], state, isOperator)
  expectReleasable([release], state)
  const missing = await keepReleases(places, [release])
  if (missing.length > 0) return { missing }
  const change = await repository.change(release.part, actor, (current) =>
    releaseOne(current, release, percent),
  )
  return { missing: [], change }
}

interface Outcome extends StartChanges, Snapshot {
  /** Hashes of missing files. With any, nothing has changed. */
  missing: string[]
}

/** @throws InvalidValue if two releases are of one part */
export function expectOnePerPart(releases: Release[]) {
  const parts = releases.map(({ part }) => part)
  const repeated = parts.find((part, index) => parts.indexOf(part) !== index)
  if (repeated !== undefined)
    throw new InvalidValue(`A batch has one release of each part, and this one has two of ${repeated}.`)
}

/**
 * Makes several releases live in one transaction, or none. Like `publish`, it refuses what does not fit before any file
 * is sent, and returns the missing files.
 *
 * @param start set by `npm start`, which skips parts that something else changed last
 * @param isOperator whether the deploy token is the one from the configuration
 */
export async function publishBatch(
  places: Places,
  { releases, start }: { releases: Release[]; start?: Start },
  actor: Actor,
  isOperator: boolean,
): Promise<Outcome> {
  const { repository } = places
  const decide = (snapshot: Snapshot, wanted: Release[]): StartChanges & Snapshot => ({
    ...snapshot,
    ...(start
      ? releaseForStart(snapshot, wanted, start)
      : { changes: releaseTogether(snapshot.state, wanted), skipped: [] }),
  })
  const parts = releases.map(({ part }) => part)
  expectOnePerPart(releases)
  const first = decide(await repository.snapshot(parts), releases)
  const changing = first.changes.filter(({ step }) => step).map(({ partState }) => partState.live)
  if (changing.length === 0) return { ...first, missing: [] }
  expectMayRequire(changing, first.state, isOperator)
  for (const release of changing) await expectOwnVersion(repository, release)
  const missing = await keepReleases(places, changing)
  if (missing.length > 0) return { ...first, missing }
  // Decides again under the lock, without the skipped parts: their manifests were not stored.
  const wanted = releases.filter((release) => !first.skipped.includes(release))
  const outcome = await repository.changeTogether(parts, actor, (snapshot) => decide(snapshot, wanted))
  return { ...outcome, skipped: [...first.skipped, ...outcome.skipped], missing: [] }
}
