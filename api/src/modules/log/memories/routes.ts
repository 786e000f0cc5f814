import type { Routes } from '../../../app-deps'
import { createEntryReader } from '../entry-reader'
import { sentToday } from './days'
import { createMemoryRepository } from './repository'
import * as call from './schemas'

/** Registers /api/log/on-this-day: what the user did on this day of earlier years. */
export const memoryRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const memories = createMemoryRepository(database)
  const present = createEntryReader(database, publicUrl)

  app.get('', { schema: call.listMemories }, async ({ user, query }) => {
    const { kind, entries } = await memories.find(user, sentToday(query.date))
    return { kind, entries: await Promise.all(entries.map((entry) => present(entry, user))) }
  })
}
