import Type from 'typebox'
import { nullable } from '../../../contract/fields'
import { choice, optional, problems } from '@bucketeer/host/server'
import { logEntry, operation } from '../schemas'
import type { Routes } from '../../../app-deps'
import { createEntryReader } from '../entry-reader'
import { sentToday } from './days'
import { createMemoryRepository } from './repository'

const listMemories = operation('listMemories', {
  summary: 'Lists the entries of this day, or of this week, in earlier years',
  description:
    'Newest first, at most 24 entries: what was done on this day of earlier years, or else within three days of it. Only what has the exact day; without what the user’s settings or the entry itself leave out, and without Kicks of muted or blocked people and hidden ones.',
  querystring: Type.Object({
    date: optional.string({
      title: 'date',
      format: 'date',
      description: 'The user’s present date, within a day of that in UTC, which is the default.',
    }),
  }),
  response: {
    200: Type.Object({
      kind: nullable(choice(['day', 'week'], { description: 'Null if there are no memories.' })),
      entries: Type.Array(logEntry),
    }),
    ...problems(400, 401),
  },
})

/** Registers /api/log/on-this-day: what the user did on this day of earlier years. */
export const memoryRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const memories = createMemoryRepository(database)
  const present = createEntryReader(database, publicUrl)

  app.get('', { schema: listMemories }, async ({ user, query }) => {
    const { kind, entries } = await memories.find(user, sentToday(query.date))
    return { kind, entries: await Promise.all(entries.map((entry) => present(entry, user))) }
  })
}
