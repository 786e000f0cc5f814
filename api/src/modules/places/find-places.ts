import { countryName } from '../../contract/country-names'
import { matchedName } from './matched-name'
import { placesWithSimilarNames, possiblePrefixes } from './similar-names'
import type { createPlaceRepository, PlaceRow } from './repository'
import { foldText } from '@bucketeer/platform/text'

type Repository = ReturnType<typeof createPlaceRepository>

/** Number of matches to filter by the named country. */
const countryFilterLimit = 200

/** Minimum length for typo tolerance: too many names are one letter away from shorter ones. */
const minTypoLength = 4

interface Search {
  /** The query: a name, or a name, a comma and a country or region. */
  text: string
  limit: number
}

/**
 * Returns places with that name, then places with similar names, more prominent ones first. Their names are in the language
 * of the search.
 */
export async function findPlaces(places: Repository, { text, limit }: Search): Promise<PlaceRow[]> {
  const [name = '', ...rest] = text.split(/[,،、]/)
  const within = foldText(rest.join(' '))
  const found = await findWithin(places, { name: foldText(name), within, limit })
  return found.map((place) => ({ ...place, name: matchedName(name, place) }))
}

async function findWithin(
  places: Repository,
  { name, within, limit }: { name: string; within: string; limit: number },
) {
  if (within === '') return findByName(places, name, limit)
  const [found, [country]] = await Promise.all([
    findByName(places, name, countryFilterLimit),
    places.countriesNamed([within]),
  ])
  const inside = found.filter((place) => place.countryCode === country?.code || isIn(place, within))
  return (inside.length > 0 ? inside : found).slice(0, limit)
}

const isIn = ({ countryCode, region }: PlaceRow, within: string) =>
  [countryName(countryCode), countryCode, region ?? ''].some((area) => {
    const spelling = foldText(area)
    return spelling !== '' && (spelling.startsWith(within) || within.split(' ').includes(spelling))
  })

async function findByName(places: Repository, spelling: string, limit: number) {
  if (spelling === '') return []
  const found = await places.named(spelling, limit)
  if (found.length >= limit || spelling.length < minTypoLength) return found
  const ids = new Set(found.map(({ id }) => id))
  const similarIds = (await findSimilarNames(places, spelling)).filter((id) => !ids.has(id))
  return [...found, ...(await places.byIds(similarIds.slice(0, limit - found.length)))]
}

async function findSimilarNames(places: Repository, spelling: string) {
  // Finds typos near the end of long names, after the letters that possiblePrefixes covers.
  const longPrefix = spelling.slice(0, Math.ceil(spelling.length * 0.7))
  const prefixes = [...new Set([...possiblePrefixes(spelling), longPrefix])]
  return placesWithSimilarNames(spelling, await places.namesStartingWith(prefixes))
}
