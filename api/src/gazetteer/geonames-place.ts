import { searchSpelling } from '../modules/places/search-spelling'

export interface GazetteerPlace {
  id: number
  name: string
  countryCode: string
  region: string | null
  lat: number
  lng: number
  population: number
  isSection: boolean
  /** All names in the spelling of the search, without duplicates. */
  searchNames: string[]
}

/** Longer names are descriptions, and index entries have a maximum size. */
const maxNameLength = 100

/** Feature codes of abandoned, destroyed and historical places. */
const uninhabited = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/** Returns the number of inhabitants in a line, without parsing the rest. */
export const parsePopulation = (line: string) => Number(line.split('\t', 15)[14])

/**
 * Parses a line. Returns undefined for an uninhabited place or an invalid line.
 * @see https://download.geonames.org/export/dump/readme.txt for the columns
 */
export function parsePlace(line: string): GazetteerPlace | undefined {
  const columns = line.split('\t')
  const [id, name = '', ascii = '', others = '', lat, lng, , kind = '', countryCode = '', , region = ''] =
    columns
  if (!name || !countryCode || uninhabited.has(kind)) return undefined
  return {
    id: Number(id),
    name,
    countryCode,
    region: /^[A-Z]{2,3}$/.test(region) ? region : null,
    lat: Number(lat),
    lng: Number(lng),
    population: parsePopulation(line),
    isSection: kind === 'PPLX',
    searchNames: searchNamesOf([
      name,
      ascii,
      ...others.split(',').filter((other) => !isAirportCode(other, name)),
    ]),
  }
}

/** Recognises airport codes, such as LOS for Lagos. Initials, such as NYC, are names. */
const isAirportCode = (text: string, name: string) => /^[A-Z]{3}$/.test(text) && text !== initials(name)

const initials = (name: string) => name.replaceAll(/(\p{L})\p{L}*\P{L}*/gu, '$1')

const searchNamesOf = (names: string[]) => [
  ...new Set(names.map(searchSpelling).filter((name) => name !== '' && name.length <= maxNameLength)),
]
