import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { type GazetteerPlace, type PlaceSource, isLater } from './place-source'
import type { Database } from '@bucketeer/host/server'
import { createGazetteerRepository } from './repository'

/** The approximate number of names per batch, which blocks the event loop for about 10 ms. */
const batchSize = 2000

/** Streams the places within a range of prominence, in batches. */
async function* readBatches(
  { file, parse, prominenceOf }: PlaceSource,
  { atLeast, below }: { atLeast: number; below: number },
): AsyncGenerator<GazetteerPlace[]> {
  let batch: GazetteerPlace[] = []
  let names = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const prominence = prominenceOf(line)
    const place = prominence >= atLeast && prominence < below ? parse(line) : undefined
    if (!place) continue
    batch.push(place)
    names += place.searchNames.length
    if (names < batchSize) continue
    yield batch
    batch = []
    names = 0
  }
  if (batch.length > 0) yield batch
}

type Repository = ReturnType<typeof createGazetteerRepository>

/** Places with at least this prominence are loaded first, so that most searches work within seconds. */
const largeProminence = 50_000

const lockRetryMs = 2_000

interface Options {
  database: Database
  source: PlaceSource
  signal: AbortSignal
}

/**
 * Loads the places of a list, unless this edition or a later one is loaded. An interrupted load is continued by the
 * next one; places of an earlier edition stay until they are replaced. One server loads while the others wait for its
 * lock.
 * @returns how many places were inserted
 * @throws the signal's reason when it is aborted between two batches
 */
export async function loadGazetteer({ database, source, signal }: Options): Promise<number> {
  const client = await database.$client.connect()
  try {
    const repository = createGazetteerRepository(client)
    while (!(await repository.acquireLock())) await pause(lockRetryMs, undefined, { signal })
    if (await isLoaded(repository, source)) return 0
    await repository.prepare()
    return await loadAll(repository, source, signal)
  } finally {
    // Destroys the connection, which releases the lock and resets the settings.
    client.release(true)
  }
}

const isLoaded = async (repository: Repository, { source, edition }: PlaceSource) =>
  (await repository.loadedEditions(source)).some((loaded) => loaded === edition || isLater(loaded, edition))

async function loadAll(repository: Repository, source: PlaceSource, signal: AbortSignal) {
  const large = await loadRange(repository, source, { atLeast: largeProminence, below: Infinity }, signal)
  await repository.vacuum()
  const small = await loadRange(repository, source, { atLeast: 0, below: largeProminence }, signal)
  await repository.finish(source)
  await repository.vacuum()
  return large + small
}

async function loadRange(
  repository: Repository,
  source: PlaceSource,
  range: Parameters<typeof readBatches>[1],
  signal: AbortSignal,
) {
  let count = 0
  for await (const batch of readBatches(source, range)) {
    signal.throwIfAborted()
    const loaded = await repository.findLoaded(batch, source)
    const missing = batch.filter(({ id }) => !loaded.has(id))
    if (missing.length > 0) await repository.replace(missing, source)
    count += missing.length
  }
  return count
}
