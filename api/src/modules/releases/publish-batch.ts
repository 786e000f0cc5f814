import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import { expectMayRequire, expectOwnVersion, keepReleases, type Places } from './publish'
import type { Actor } from './repository'
import type { SigningKey } from './signatures/repository'
import { expectSignature } from './signatures/signature'
import { releaseForStart, type Snapshot, type Start, type StartChanges } from './state-changes/start'
import { releaseTogether } from './state-changes/state-changes'

interface Batch {
  releases: Release[]
  /** By part, an ed25519 signature of its manifest, in base64. */
  signatures?: Record<string, string>
  /** Set by `npm start`, which leaves parts alone that something else changed last. */
  start?: Omit<Start, 'restricted'>
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

/** Returns a sentence if a part of a batch needs approval. */
export const batchMistakes = ({ part }: Release, withApproval: string[]) =>
  withApproval.includes(part)
    ? [
        `Releases of ${part} need approval, so it cannot be released together with other parts: npm run release -- ${part}.`,
      ]
    : []

const expectNoApproval = (releases: Release[], withApproval: string[]) => {
  for (const sentence of releases.flatMap((release) => batchMistakes(release, withApproval)))
    throw new Conflict(sentence)
}

/** @throws BadRequest if two releases are of one part */
export const expectOnePerPart = (releases: Release[]) => {
  const parts = releases.map(({ part }) => part)
  const repeated = parts.find((part, index) => parts.indexOf(part) !== index)
  if (repeated !== undefined)
    throw new BadRequest(`A batch has one release of each part, and this one has two of ${repeated}.`)
}

/** Returns the names of the keys that signed the releases, by part. @throws Forbidden without a valid signature */
const signersOf = (releases: Release[], keys: SigningKey[], signatures: Record<string, string> = {}) =>
  new Map(
    releases.map((release) => {
      const key = keys.find(({ part }) => part === release.part)
      return [release.part, expectSignature(key, release, signatures[release.part])] as const
    }),
  )

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
  const { repository, keys } = places
  const { releases } = batch
  const parts = releases.map(({ part }) => part)
  expectOnePerPart(releases)
  const [signingKeys, withApproval] = await Promise.all([keys.list(), repository.partsWithApproval()])
  const restricted = [...withApproval, ...signingKeys.map(({ part }) => part)]
  const start = batch.start && { ...batch.start, restricted }
  const first = decide(await repository.snapshot(parts), releases, start)
  const changing = first.changes.filter(({ step }) => step).map(({ partState }) => partState.live)
  if (changing.length === 0) return { ...first, missing: [] }
  expectMayRequire(changing, first.state, isOperator)
  expectNoApproval(changing, withApproval)
  const signers = signersOf(changing, signingKeys, batch.signatures)
  for (const release of changing) await expectOwnVersion(repository, release)
  const missing = await keepReleases(places, changing)
  if (missing.length > 0) return { ...first, missing }
  // Decides again under the lock, without the parts that were left alone: their manifests were not stored.
  const wanted = releases.filter((release) => !first.leftAlone.includes(release))
  const actorOf = (part: string): Actor => ({ ...actor, signedBy: signers.get(part) })
  const outcome = await repository.changeTogether(parts, actorOf, (snapshot) =>
    decide(snapshot, wanted, start),
  )
  return { ...outcome, leftAlone: [...first.leftAlone, ...outcome.leftAlone], missing: [] }
}
