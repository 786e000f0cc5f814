import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { batchByKey } from '../../../database/batch-by-key'
import { journals, stories } from '../../../database/content-schema'
import { kicks } from '../../../database/schema'
import { isKickOfJournal, isOpenKickOfLink, isVisibleKick, visitorId } from '../../audience/repository'
import type { JournalPlace } from '../../story/repository'
import type { Person } from '../../../database/person-row'
import { storiesShown } from '../schemas'

/** The place of a Kick as others see it. */
type PlaceRow = Pick<
  typeof kicks.$inferSelect,
  'shownLat' | 'shownLng' | 'placePrecision' | 'country' | 'placeName'
>

export type ContentsRow = Pick<typeof stories.$inferSelect, 'id' | 'title' | 'happenedOn'> & {
  /** Null without a Kick whose place the viewer may see. */
  kick: PlaceRow | null
}

/**
 * Returns a function that reads the titles of the Stories of a Journal in their order, with their places. Members see
 * those of Kicks that they may see. Visitors and readers of a link see those of the author's own Kicks, where the author
 * chose so.
 */
export function createContentsOfJournals(database: Database, on: JournalPlace) {
  const ofJournal = batchByKey(
    database,
    `contents_of_journals_${on}`,
    { journalId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, journalId, viewerId }) => {
      const isForVisitors = and(journals.showsPlaces, eq(kicks.creatorId, journals.creatorId))
      const isShown = {
        page: or(isVisibleKick(viewerId), and(isKickOfJournal(viewerId), isForVisitors)),
        link: and(isOpenKickOfLink({ ownerId: journals.creatorId, readerId: viewerId }), isForVisitors),
      }[on]
      const { shownLat, shownLng, placePrecision, country, placeName } = kicks
      return database
        .select({
          place,
          id: stories.id,
          title: stories.title,
          happenedOn: stories.happenedOn,
          kick: { shownLat, shownLng, placePrecision, country, placeName },
        })
        .from(keys)
        .innerJoin(journals, eq(journals.id, journalId))
        .innerJoin(stories, eq(stories.journalId, journals.id))
        .leftJoin(kicks, and(eq(kicks.id, stories.kickId), isShown))
        .orderBy(asc(stories.position), asc(stories.id))
    },
  )
  return async (journalId: string, viewer: Pick<Person, 'id'> | undefined): Promise<ContentsRow[]> =>
    (await ofJournal({ journalId, viewerId: viewer?.id ?? visitorId })).slice(0, storiesShown.inContents)
}
