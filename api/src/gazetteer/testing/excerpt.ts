import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { geonamesPackage } from '../geonames'
import type { PlaceSource } from '../place-source'

/** GeoNames ids of the places in tests. */
export const placeIds = {
  zurich: 2657896,
  zurichAussersihl: 2661666,
  munich: 2867714,
  saoPaulo: 3448439,
  tokyo: 1850147,
  newYork: 5128581,
  parisInFrance: 2988507,
  parisInTexas: 4717560,
  longyearbyen: 2729907,
  mcMurdo: 6696480,
  suva: 2198148,
  labasa: 2204582,
} as const

const lineOf = (all: string, id: number) => {
  const from = all.indexOf(`\n${id}\t`) + 1
  if (from === 0) throw new Error(`Place ${id} is not in the package.`)
  return all.slice(from, all.indexOf('\n', from))
}

export interface Excerpt extends PlaceSource {
  remove(): Promise<void>
}

/** Creates a list of a few places, with the lines of the package. */
export async function createExcerpt(ids: readonly number[] = Object.values(placeIds)): Promise<Excerpt> {
  const source = await geonamesPackage()
  const all = await readFile(source.file, 'utf8')
  const lines = ids.map((id) => lineOf(all, id))
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-places-'))
  const copy = join(folder, 'places.txt')
  await writeFile(copy, lines.map((line) => `${line}\n`).join(''))
  return { ...source, file: copy, remove: () => rm(folder, { recursive: true }) }
}
