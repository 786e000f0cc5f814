import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import { releaseTogether } from './moves/moves'
import { releaseForStart, type Scene, type Start, type StartMoves } from './moves/start'
import { expectOwnVersion, keepReleases, type Places } from './publish'
import type { Mover } from './repository'

interface Batch {
  releases: Release[]
  /** Set by `npm start`, which leaves parts alone that something else moved last. */
  start?: Omit<Start, 'restricted'>
}

interface Outcome extends StartMoves, Scene {
  /** Hashes of missing files. With any, nothing has moved. */
  missing: string[]
}

const decide = (scene: Scene, releases: Release[], start: Start | undefined): StartMoves & Scene => ({
  ...scene,
  ...(start
    ? releaseForStart(scene, releases, start)
    : { moves: releaseTogether(scene.board, releases), leftAlone: [] }),
})

/**
 * Makes several releases live in one transaction, or none. Like `publish`, it refuses what does not fit before any file
 * is sent, and returns the missing files.
 */
export const publishBatch = async (places: Places, batch: Batch, mover: Mover): Promise<Outcome> => {
  const { repository, keys } = places
  const { releases } = batch
  const parts = releases.map(({ part }) => part)
  if (new Set(parts).size < parts.length) throw new BadRequest('A batch has one release of each part.')
  const signed = (await keys.list()).map(({ part }) => part)
  const restricted = [...(await repository.partsWithApproval()), ...signed]
  const start = batch.start && { ...batch.start, restricted }
  const first = decide(await repository.scene(parts), releases, start)
  const changing = first.moves.filter(({ step }) => step).map(({ standing }) => standing.live)
  if (changing.length === 0) return { ...first, missing: [] }
  for (const { part } of changing) {
    if (restricted.includes(part))
      throw new Conflict(
        `Releases of ${part} need approval or a signature, so it cannot be released in a batch: npm run release -- ${part}.`,
      )
  }
  for (const release of changing) await expectOwnVersion(repository, release)
  const missing = await keepReleases(places, changing)
  if (missing.length > 0) return { ...first, missing }
  // Decides again under the lock, without the parts that were left alone: their manifests were not stored.
  const wanted = releases.filter((release) => !first.leftAlone.includes(release))
  const outcome = await repository.moveTogether(parts, mover, (scene) => decide(scene, wanted, start))
  return { ...outcome, leftAlone: [...first.leftAlone, ...outcome.leftAlone], missing: [] }
}
