import Type from 'typebox'
import { orNull } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { limitUpTo } from '../../contract/paging'
import { choice, describedObject, namedObject, optional, problems, reference } from '@bucketeer/host/server'

/** The kinds of places. */
export const placeKinds = [
  'town',
  'country',
  'region',
  'mountains',
  'peak',
  'lake',
  'river',
  'waterfall',
  'island',
  'coast',
  'desert',
  'landscape',
  'park',
  'pass',
  'route',
  'monument',
] as const

export type PlaceKind = (typeof placeKinds)[number]

export const isPlaceKind = (text: string): text is PlaceKind => placeKinds.some((kind) => kind === text)

const latitude = (title: string) => Type.Number({ title, minimum: -90, maximum: 90 })
const longitude = (title: string) => Type.Number({ title, minimum: -180, maximum: 180 })

export const Place = namedObject(
  'Place',
  'A place. Data by GeoNames (CC BY 4.0), Natural Earth (public domain) and OpenGeographyRegions (CC0).',
  {
    _id: Type.String({ description: 'Its id in the gazetteer; that of GeoNames for a town.' }),
    kind: choice([...placeKinds], { description: 'What it is.' }),
    name: Type.String({
      description: 'Its usual name; in a search the one that the text begins, in any language.',
    }),
    country: Type.String({ description: 'The country’s English name.' }),
    countryCode: Type.String({ description: 'ISO 3166-1, two letters.' }),
    region: optional.string({
      description: 'The state, canton or similar, if its code consists of letters.',
    }),
    location: describedObject('Degrees.', { lat: Type.Number(), lng: Type.Number() }),
    population: Type.Integer({ minimum: 0, description: 'Of a town; 0 if unknown.' }),
  },
)

const textOrNull = (description: string) => orNull.string({ description })

export const NearestPlace = namedObject(
  'NearestPlace',
  'The nearest place at any distance, and what is at the position itself.',
  {
    ...Place.properties,
    spot: describedObject('The country of the position by borders, and the town if it is near.', {
      town: textOrNull('The nearest town of the country within 25 km; null without one.'),
      country: textOrNull('The country’s English name; null at sea.'),
      countryCode: textOrNull('ISO 3166-1, two letters; null at sea.'),
      isAtSea: Type.Boolean({ description: 'Whether it is more than 12 nautical miles from any land.' }),
    }),
  },
)

const about = { tags: ['Places'], security: [{ token: [] }] }
/** Public Journals show names on their maps to visitors, too. */
const forEverybody = operationsOf({ ...about, security: [] })
const place = reference(Place)

export const maxFound = 20
export const usuallyFound = 10

export const searchPlaces = {
  ...about,
  operationId: 'searchPlaces',
  summary: 'Places by name',
  description:
    'Searches all names in any script, ignoring case and accents: full matches first, then prefix matches, then similar spellings; more prominent places first. A country or region after a comma limits the search.',
  querystring: Type.Object({
    q: Type.String({ title: 'q', minLength: 1, maxLength: 100, description: 'The search text.' }),
    limit: limitUpTo(maxFound, usuallyFound),
  }),
  response: { 200: Type.Array(place), ...problems(400, 401) },
}

export const nearestPlace = forEverybody('findNearestPlace', {
  summary: 'The nearest town or village',
  querystring: Type.Object({ lat: latitude('lat'), lng: longitude('lng') }),
  response: { 200: reference(NearestPlace), ...problems(400, 404) },
})

export const maxShown = 100
export const usuallyShown = 40

export const placesAround = forEverybody('listPlacesAround', {
  summary: 'The largest towns within bounds',
  description: 'For the names on a map. Bounds with west greater than east cross the date line.',
  querystring: Type.Object({
    south: latitude('south'),
    west: longitude('west'),
    north: latitude('north'),
    east: longitude('east'),
    limit: limitUpTo(maxShown, usuallyShown),
  }),
  response: { 200: Type.Array(place), ...problems(400) },
})
