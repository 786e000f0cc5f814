import Type from 'typebox'
import { problems } from '@bucketeer/host/server'
import { nullable } from '../../../contract/nullable'
import { logEntry } from '../schemas'

export const listMemories = {
  tags: ['Log'],
  security: [{ token: [] }],
  operationId: 'listMemories',
  summary: 'Lists the entries of this day, or of this week, in earlier years',
  description:
    'Newest first, at most 24 entries: what was done on this day of earlier years, or else within three days of it. Only what has the exact day; without what the user’s settings or the entry itself leave out, and without Kicks of muted or blocked people and hidden ones.',
  querystring: Type.Object({
    date: Type.Optional(
      Type.String({
        title: 'date',
        format: 'date',
        description: 'The user’s present date, within a day of that in UTC, which is the default.',
      }),
    ),
  }),
  response: {
    200: Type.Object({
      kind: nullable(
        Type.Enum(['day', 'week'], { type: 'string', description: 'Null if there are no memories.' }),
      ),
      entries: Type.Array(logEntry),
    }),
    ...problems(400, 401),
  },
}
