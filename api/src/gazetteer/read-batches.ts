import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parsePlace, parsePopulation, type GazetteerPlace } from './geonames-place'

interface PopulationRange {
  atLeast: number
  below: number
}

/** The approximate number of names per batch, which blocks the event loop for about 10 ms. */
const batchSize = 2000

/** Streams the places within a range of population, in batches. */
export async function* readBatches(
  file: string,
  { atLeast, below }: PopulationRange,
): AsyncGenerator<GazetteerPlace[]> {
  let batch: GazetteerPlace[] = []
  let names = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const population = parsePopulation(line)
    const place = population >= atLeast && population < below ? parsePlace(line) : undefined
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
