import { searchNamesOf, type GazetteerPlace } from './place-source'

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
