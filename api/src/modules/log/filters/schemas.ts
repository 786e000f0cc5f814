import Type from 'typebox'
import { problems } from '@bucketeer/host/server'
import { operation } from '../schemas'

/** The largest number of countries, and of companions. */
export const maxChoices = 500

export const listFilters = operation('listLogFilters', {
  summary: 'The countries and companions of the user’s own log',
  description: `What \`country\` and \`with\` of \`GET /api/log\` can be, in their order, at most ${maxChoices} of each.`,
  response: {
    200: Type.Object({
      countries: Type.Array(Type.String(), { description: 'Those of Kicks that the user may see.' }),
      with: Type.Array(Type.String(), { description: 'Names of companions.' }),
    }),
    ...problems(401),
  },
})
