import Type from 'typebox'
import { optional, problems } from '@bucketeer/host/server'
import { linkState, orNull } from '../../../contract/fields'
import { operation } from '../schemas'

/** The largest number of countries, and of companions, of a year. */
export const maxOfYear = 100

const done = Type.Integer({ minimum: 0, description: 'Number of entries of what was done.' })
/** The numbers of a year. */
export const yearFields = {
  done,
  again: Type.Integer({ minimum: 0, description: 'Of these, what the user would do again.' }),
  firstTimes: Type.Integer({
    minimum: 0,
    description: 'Number of Kicks that were done in this year, and in none before.',
  }),
  countries: Type.Array(
    Type.Object({ country: Type.String({ description: 'As the Kicks have it.' }), done }),
    { description: `Most often first, at most ${maxOfYear}.` },
  ),
}

export const listYears = operation('listLogYears', {
  summary: 'How much somebody did in each year',
  description: 'Of the entries that the user may see. Newest first; what has no date comes last.',
  querystring: Type.Object({
    user: optional.string({
      title: 'user',
      format: 'uuid',
      description: 'Whose log; the user’s own by default.',
    }),
  }),
  response: {
    200: Type.Array(
      Type.Object({
        year: orNull.integer({ description: 'Null for what has no date.' }),
        done,
      }),
    ),
    ...problems(400, 401),
  },
})

export const readYear = operation('getLogYear', {
  summary: 'A year of the user’s own log',
  description: 'A year without entries has zeros. Its entries are those of `GET /api/log?year=`.',
  params: Type.Object({ year: Type.Integer({ minimum: 1, maximum: 9999 }) }),
  response: {
    200: Type.Object({
      year: Type.Integer(),
      ...yearFields,
      with: Type.Array(Type.Object({ name: Type.String(), done }), {
        description: `Companions, most often first, at most ${maxOfYear}.`,
      }),
      link: linkState,
    }),
    ...problems(401, 404),
  },
})
