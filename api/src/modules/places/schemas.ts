import Type from 'typebox'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'

const latitude = (title: string) => Type.Number({ title, minimum: -90, maximum: 90 })
const longitude = (title: string) => Type.Number({ title, minimum: -180, maximum: 180 })

export const Place = named(
  'Place',
  Type.Object(
    {
      _id: Type.String({ description: 'GeoNames’ number of it.' }),
      name: Type.String(),
      country: Type.String({ description: 'The country’s English name.' }),
      countryCode: Type.String({ description: 'ISO 3166-1, two letters.' }),
      region: Type.Optional(
        Type.String({ description: 'The state, canton or the like, where it has a code of letters.' }),
      ),
      location: Type.Object({ lat: Type.Number(), lng: Type.Number() }, { description: 'In degrees.' }),
      population: Type.Integer({ minimum: 0, description: '0 when it is not known.' }),
    },
    { description: 'A town or village. Data by GeoNames, CC BY 4.0.' },
  ),
)

const about = { tags: ['Places'], security: [{ token: [] }] }
const place = reference(Place)

const limit = (maximum: number, preset: number) =>
  Type.Optional(
    Type.Integer({ title: 'limit', minimum: 1, maximum, default: preset, description: 'How many at most.' }),
  )

export const mostFound = 20
export const usuallyFound = 10

export const searchPlaces = {
  ...about,
  summary: 'Places of that name',
  description:
    'By any of their names in any script, whatever its case and accents: first those called exactly so, then those whose names begin so, then those whose names are spelled alike; larger ones first. A country or region after a comma narrows it down.',
  querystring: Type.Object({
    q: Type.String({ title: 'q', minLength: 1, maxLength: 100, description: 'What somebody typed.' }),
    limit: limit(mostFound, usuallyFound),
  }),
  response: { 200: Type.Array(place), ...problems(400, 401) },
}

export const nearestPlace = {
  ...about,
  summary: 'The town or village that is nearest',
  querystring: Type.Object({ lat: latitude('lat'), lng: longitude('lng') }),
  response: { 200: place, ...problems(400, 401, 404) },
}

export const mostShown = 100
export const usuallyShown = 40

export const placesAround = {
  ...about,
  summary: 'The largest places within bounds',
  description: 'For the names on a map. A west that is east of the east is across the date line.',
  querystring: Type.Object({
    south: latitude('south'),
    west: longitude('west'),
    north: latitude('north'),
    east: longitude('east'),
    limit: limit(mostShown, usuallyShown),
  }),
  response: { 200: Type.Array(place), ...problems(400, 401) },
}
