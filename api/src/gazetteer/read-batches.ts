import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parsePlace, populationIn, type GazetteerPlace } from './geonames-place'

interface Wanted {
  atLeast: number
  below: number
}

/** Names in a batch, roughly: some ten milliseconds of work, between which everything else gets its turn. */
const batchSize = 2000

/** The file's places with so many people, a batch at a time; no more of it is ever in memory. */
export async function* readBatches(
  file: string,
  { atLeast, below }: Wanted,
): AsyncGenerator<GazetteerPlace[]> {
  let batch: GazetteerPlace[] = []
  let names = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const population = populationIn(line)
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
