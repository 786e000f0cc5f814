import type { Release } from '@bucketeer/platform'
import { InvalidValue } from '../server/errors/domain-error'
import { expectMayRequire, expectOwnVersion, keepReleases, type Places } from './publish'
import type { Actor } from './state-changes/repository'
import { releaseForStart, type Snapshot, type Start, type StartChanges } from './state-changes/start'
import { releaseTogether } from './state-changes/state-changes'

interface Batch {
  releases: Release[]
  /** Set by `npm start`, which leaves parts alone that something else changed last. */
  start?: Start
}

interface Outcome extends StartChanges, Snapshot {
  /** Hashes of missing files. With any, nothing has changed. */
  missing: string[]
}

const decide = (
  snapshot: Snapshot,
  releases: Release[],
  start: Start | undefined,
): StartChanges & Snapshot => ({
  ...snapshot,
  ...(start
    ? releaseForStart(snapshot, releases, start)
    : { changes: releaseTogether(snapshot.state, releases), leftAlone: [] }),
})

/** @throws InvalidValue if two releases are of one part */
export const expectOnePerPart = (releases: Release[]) => {
  const parts = releases.map(({ part }) => part)
  const repeated = parts.find((part, index) => parts.indexOf(part) !== index)
  if (repeated !== undefined)
    throw new InvalidValue(`A batch has one release of each part, and this one has two of ${repeated}.`)
}

/**
 * Makes several releases live in one transaction, or none. Like `publish`, it refuses what does not fit before any file
 * is sent, and returns the missing files.
 *
 * @param isOperator whether the deploy token is the one from the configuration
 */
export const publishBatch = async (
  places: Places,
  batch: Batch,
  actor: Actor,
  isOperator: boolean,
): Promise<Outcome> => {
  const { repository } = places
  const { releases, start } = batch
  const parts = releases.map(({ part }) => part)
  expectOnePerPart(releases)
  const first = decide(await repository.snapshot(parts), releases, start)
  const changing = first.changes.filter(({ step }) => step).map(({ partState }) => partState.live)
  if (changing.length === 0) return { ...first, missing: [] }
  expectMayRequire(changing, first.state, isOperator)
  for (const release of changing) await expectOwnVersion(repository, release)
  const missing = await keepReleases(places, changing)
  if (missing.length > 0) return { ...first, missing }
  // Decides again under the lock, without the parts that were left alone: their manifests were not stored.
  const wanted = releases.filter((release) => !first.leftAlone.includes(release))
  const outcome = await repository.changeTogether(parts, actor, (snapshot) => decide(snapshot, wanted, start))
  return { ...outcome, leftAlone: [...first.leftAlone, ...outcome.leftAlone], missing: [] }
}
