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
  /** All its names as they are searched for, each once. */
  searchNames: string[]
}

/** Longer ones are descriptions, and an index cannot hold any length. */
const longestName = 100

/** Nobody lives there: abandoned, destroyed, historical. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/** How many people live in the place of the line. */
export const populationIn = (line: string) => Number(line.split('\t', 15)[14])

/**
 * What is kept of a line; undefined when it is no place to be.
 * @see https://download.geonames.org/export/dump/readme.txt for the columns
 */
export function parsePlace(line: string): GazetteerPlace | undefined {
  const columns = line.split('\t')
  const [id, name = '', ascii = '', others = '', lat, lng, , kind = '', countryCode = '', , region = ''] =
    columns
  if (!name || !countryCode || gone.has(kind)) return undefined
  return {
    id: Number(id),
    name,
    countryCode,
    region: /^[A-Z]{2,3}$/.test(region) ? region : null,
    lat: Number(lat),
    lng: Number(lng),
    population: populationIn(line),
    isSection: kind === 'PPLX',
    searchNames: searchNamesOf([
      name,
      ascii,
      ...others.split(',').filter((other) => !isForeignCode(other, name)),
    ]),
  }
}

/** Codes of airports get in the way of names: LOS is Lagos. NYC is more than that. */
const isForeignCode = (text: string, name: string) => /^[A-Z]{3}$/.test(text) && text !== initials(name)

const initials = (name: string) => name.replaceAll(/(\p{L})\p{L}*\P{L}*/gu, '$1')

const searchNamesOf = (names: string[]) => [
  ...new Set(names.map(searchSpelling).filter((name) => name !== '' && name.length <= longestName)),
]
