import Type from 'typebox'
import { problems } from '@bucketeer/host/server'
import { idParameter } from '../../../contract/entity'
import { nullable } from '../../../contract/nullable'

/** The largest number of countries. */
export const maxCountries = 300

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const readFigures = {
  tags: ['Users'],
  security: [{ token: [] }],
  operationId: 'getProfileFigures',
  summary: 'The key figures of a profile',
  description: 'Counts what the user may see, as the lists of the same things show it.',
  params: Type.Object({ userId: idParameter }),
  response: {
    200: Type.Object({
      kicks: count('Number of Kicks that the person created.'),
      journals: count('Number of Journals.'),
      done: count('Number of entries of what was done.'),
      countries: Type.Array(
        Type.Object({
          country: Type.String({ description: 'As the Kicks have it.' }),
          done: count('Number of entries of what was done there.'),
          code: nullable(
            Type.String({
              description: 'ISO 3166-1 alpha-2; null for a name that is not that of a country.',
            }),
          ),
          location: nullable(
            Type.Object(
              { lat: Type.Number(), lng: Type.Number() },
              { description: 'The middle of the country; null as its code is.' },
            ),
          ),
        }),
        { description: `Where things were done, most often first, at most ${maxCountries}.` },
      ),
    }),
    ...problems(401, 404),
  },
}
