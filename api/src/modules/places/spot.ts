import { countryName } from '../../contract/country-names'
import { type Point, boundsAround } from './geometry'
import type { createPlaceRepository } from './repository'

/** The country or the sea at a position. */
interface Ground {
  /** ISO 3166-1, two letters, or XK; null for ground without a country, and far from any land. */
  countryCode: string | null
  isAtSea: boolean
}

/** Kilometres: the twelve nautical miles of a country's own waters. */
const ownWaters = 22.2

/** Degrees: the Antarctic Treaty is for all that is south of it. */
const antarctic = -60

/** Degrees: the outlines of countries end before the date line. */
const mostLongitude = 179.99

/**
 * Disputed areas with an outline of their own, by their ids in Wikidata, and the country that most other states count them
 * to, as the search does. Elsewhere the outlines show who controls the ground.
 */
const disputed: Record<string, string> = { Q7835: 'UA', Q23681: 'CY' }

async function load() {
  const [{ featuresContaining }, { loadLand }] = await Promise.all([
    import('@rapideditor/country-coder'),
    import('./land'),
  ])
  return { featuresContaining, ...loadLand() }
}
let loading: ReturnType<typeof load> | undefined

/** Returns the country whose ground or waters a spot is in, by the outlines of countries and of land. */
export async function groundAt(point: Point): Promise<Ground> {
  if (point.lat < antarctic) return { countryCode: 'AQ', isAtSea: false }
  const { featuresContaining, isLand, isLandWithin } = await (loading ??= load())
  const lng = Math.max(-mostLongitude, Math.min(mostLongitude, point.lng))
  const countryCode = codeOf(featuresContaining([lng, point.lat]).map(({ properties }) => properties))
  return { countryCode, isAtSea: countryCode === null ? !isLand(point) : !isLandWithin(point, ownWaters) }
}

/** Returns the code of the smallest area that has one. Codes such as EA, of Ceuta and Melilla, are not for countries. */
const codeOf = (areas: { wikidata: string; iso1A2: string | undefined; isoStatus: string | undefined }[]) =>
  areas
    .map(({ wikidata, iso1A2, isoStatus }) => disputed[wikidata] ?? (isoStatus === 'excRes' ? null : iso1A2))
    .find((code) => code) ?? null

/** Kilometres: a town further away does not name a spot. */
const nearTown = 25

/** Kilometres: the outlines of countries are not exact, and the country of each monument is known. */
const atMonument = 0.25

/** Describes a spot: its country, and the nearest town of that country if it is near. A spot at sea has neither. */
export async function spotAt(places: ReturnType<typeof createPlaceRepository>, point: Point) {
  const [ground, monument] = await Promise.all([
    groundAt(point),
    places.monumentWithin(point, boundsAround(point, atMonument)),
  ])
  const code = monument?.countryCode ?? ground.countryCode
  const nearest = code && (await places.nearestWithin(point, boundsAround(point, nearTown), code))
  const town = nearest && nearest.distance <= nearTown ? nearest.name : null
  // The outlines of land lack the smallest islands.
  const isAtSea = ground.isAtSea && town === null && !monument
  const countryCode = isAtSea ? null : code
  return { town, country: countryCode && countryName(countryCode), countryCode, isAtSea }
}
