import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { GazetteerPlace, PlaceSource } from './place-source'

interface ProminenceRange {
  atLeast: number
  below: number
}

/** The approximate number of names per batch, which blocks the event loop for about 10 ms. */
const batchSize = 2000

/** Streams the places within a range of prominence, in batches. */
export async function* readBatches(
  { file, parse, prominenceOf }: PlaceSource,
  { atLeast, below }: ProminenceRange,
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
