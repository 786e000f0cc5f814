import { and, asc, eq, sql } from 'drizzle-orm'
import { Conflict, type Database } from '@bucketeer/host/server'
import type { PageRequest } from '../../../contract/paging'
import { journals, stories } from '../../../database/content-schema'
import { oldestFirst, preparedPages } from '../../../database/list-query'
import { visitorId } from '../../audience/repository'
import { createPhotosOfStories } from '../../photo/lookups/repository'
import {
  isKickNamed,
  type JournalPlace,
  lockJournal,
  storyColumns,
  touchJournal,
  withPhotos,
  type OwnJournal,
} from '../../story/repository'
import type { Person } from '../../../database/person-row'
import { otherStories } from '../words'

/** Returns functions for the Stories of a Journal as a list of their own, on its page or on that of a link. */
export function createStoryList(database: Database, on: JournalPlace = 'page') {
  const photosOfStory = createPhotosOfStories(database)
  const journalId = sql.placeholder('journalId')
  const viewerId = sql`${sql.placeholder('viewerId')}::uuid`
  const last = sql`(select position, id from ${stories} where id = ${sql.placeholder('after')} and journal_id = ${journalId})`
  const pages = preparedPages(database, `stories_of_journal_${on}`, (rows) =>
    database
      .select(storyColumns(viewerId, isKickNamed[on](viewerId)))
      .from(stories)
      .innerJoin(journals, eq(journals.id, stories.journalId))
      .where(
        and(
          eq(stories.journalId, journalId),
          sql`(${sql.placeholder('after')}::uuid is null or (${stories.position}, ${stories.id}) > ${last})`,
        ),
      )
      .orderBy(asc(stories.position), oldestFirst(stories.id, rows)),
  )

  return {
    /** Returns a page of whole Stories in their order. It is empty if the last one before it is gone. */
    async list(journalId: string, page: PageRequest, viewer: Pick<Person, 'id'> | undefined) {
      const given = { journalId, after: page.after ?? null, viewerId: viewer?.id ?? visitorId }
      const { items, hasMore } = await pages(page, given)
      return { items: await withPhotos(items, photosOfStory), hasMore }
    },

    /** @throws NotFound if the Journal is not the user's own, Conflict if these are not all of its Stories, each once */
    order: (own: OwnJournal, storyIds: string[]): Promise<void> =>
      database.transaction(async (transaction) => {
        const journal = await lockJournal(transaction, own)
        const rows = await transaction
          .select({ id: stories.id })
          .from(stories)
          .where(eq(stories.journalId, journal.id))
        const wanted = new Set(storyIds)
        const isSame = storyIds.length === rows.length && rows.every(({ id }) => wanted.has(id))
        if (!isSame) throw new Conflict(otherStories)
        await transaction.execute(sql`
          update ${stories} set position = wanted.position
          from unnest(${sql.param(storyIds)}::uuid[]) with ordinality wanted (id, position)
          where ${stories.id} = wanted.id
        `)
        await touchJournal(transaction, journal.id)
      }),
  }
}
