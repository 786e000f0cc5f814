import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { batchByKey } from '../../../database/batch-by-key'
import { journals, stories } from '../../../database/content-schema'
import { newestFirst } from '../../../database/list-query'
import type { Person } from '../../../database/person-row'

export type StoryOfKick = Pick<typeof stories.$inferSelect, 'id' | 'title' | 'journalId'>

/** Maximum number of Stories about a Kick. */
const atMost = 20

/** Returns a function that returns a person's own Stories about a Kick, newest first. */
export function createOwnStoriesOfKicks(database: Database) {
  const types = { kickId: 'uuid', viewerId: 'uuid' } as const
  const ofKick = batchByKey(database, 'own_stories_of_kicks', types, ({ keys, place, kickId, viewerId }) => {
    const own = database
      .select({ id: stories.id, title: stories.title, journalId: stories.journalId })
      .from(stories)
      .innerJoin(journals, and(eq(journals.id, stories.journalId), eq(journals.creatorId, viewerId)))
      .where(eq(stories.kickId, kickId))
      .orderBy(newestFirst(stories.id, atMost))
      .as('own')
    return database
      .select({ place, id: own.id, title: own.title, journalId: own.journalId })
      .from(keys)
      .crossJoinLateral(own)
      .orderBy(desc(own.id))
  })
  return (kickId: string, { id }: Pick<Person, 'id'>): Promise<StoryOfKick[]> =>
    ofKick({ kickId, viewerId: id })
}
