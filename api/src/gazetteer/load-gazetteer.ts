import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database'
import { isLater, type PlaceSource } from './geonames-package'
import { readBatches } from './read-batches'
import { createGazetteerRepository } from './repository'

type Repository = ReturnType<typeof createGazetteerRepository>

/** Places with so many people come first: what people look for is found within seconds. */
const large = 50_000

const askForLockEveryMs = 2_000

interface Loading {
  database: Database
  source: PlaceSource
  signal: AbortSignal
}

/**
 * Fills the tables of places, unless this edition or a later one is in them. What an interrupted loading put in stays,
 * and the next one goes on from there; places of an earlier edition are found until the new ones replace them. Of
 * several servers one loads, and the others wait until it is done, or take over when it is gone.
 * @returns how many places it put in
 * @throws the signal's reason when it is aborted, which it is between two batches
 */
export async function loadGazetteer({ database, source, signal }: Loading): Promise<number> {
  const client = await database.$client.connect()
  try {
    const repository = createGazetteerRepository(client)
    while (!(await repository.takeLock())) await pause(askForLockEveryMs, undefined, { signal })
    if (await isLoaded(repository, source)) return 0
    await repository.prepare()
    return await loadAll(repository, source, signal)
  } finally {
    // Gives up the lock and the settings with the connection, also after a failure.
    client.release(true)
  }
}

const isLoaded = async (repository: Repository, { edition }: PlaceSource) =>
  (await repository.loadedEditions()).some((loaded) => loaded === edition || isLater(loaded, edition))

async function loadAll(repository: Repository, source: PlaceSource, signal: AbortSignal) {
  const larger = await load(repository, source, { atLeast: large, below: Infinity }, signal)
  await repository.tidy()
  const smaller = await load(repository, source, { atLeast: 0, below: large }, signal)
  await repository.finish(source.edition)
  await repository.tidy()
  return larger + smaller
}

async function load(
  repository: Repository,
  { file, edition }: PlaceSource,
  wanted: Parameters<typeof readBatches>[1],
  signal: AbortSignal,
) {
  let count = 0
  for await (const batch of readBatches(file, wanted)) {
    signal.throwIfAborted()
    const loaded = await repository.alreadyLoaded(batch, edition)
    const missing = batch.filter(({ id }) => !loaded.has(id))
    if (missing.length > 0) await repository.replace(missing, edition)
    count += missing.length
  }
  return count
}
