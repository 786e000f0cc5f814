import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { type Database, found, newId, Outdated, type Queries } from '@bucketeer/host/server'
import type { KnownVersions } from '../../contract/operation'
import { allPhotos, journals, stories } from '../../database/content-schema'
import { excerpt, excerptOf, oldestFirst } from '../../database/list-query'
import { isAtVersion, lockRows, nextVersion, ownPicture, withOwnPicture } from '../../database/writes'
import { bucketKicks, buckets, kicks } from '../../database/schema'
import { bucketsOfKick, type KickRow, logOfKick } from '../../database/kick-row'
import { batchByKey } from '../../database/batch-by-key'
import { refuseLinks } from '../../limits/links/repository'
import { isKickOfJournal, isOpenKickOfLink, isVisibleKick, visitorId } from '../audience/repository'
import { createPhotosOfStories } from '../photo/lookups/repository'
import {
  addPhotos,
  changePhotos,
  firstOf,
  photosOf,
  type PhotoChange,
  type PhotoRow,
  refusePhotoLinks,
} from '../photo/repository'
import { refuseMissingPicture } from '../media/picture-urls'
import type { Person } from '../../database/person-row'
import { noSuchKick, notYourStory, notInJournal, notYourJournal, outdatedStory } from './words'

export type StoryRow = typeof stories.$inferSelect & {
  /** Whether the reader sees the Kick. */
  isKickShown: boolean
  /** Its Kick for the author, who may say whether they did it; null for other readers and for a withdrawn Kick. */
  authorsKick: Pick<KickRow, 'name' | 'inBuckets' | 'log'> | null
}
/** Missing and undefined fields keep their values, or have their default ones in a new Story. */
export type StoryChange = Partial<Pick<StoryRow, 'title' | 'content' | 'kickId' | 'happenedOn'>> & {
  photos?: StoryPhotos | undefined
}
type StoryPhotos = PhotoChange & { pictureId: string }
type NewStory = StoryChange & Pick<StoryRow, 'title' | 'content'> & { photos: StoryPhotos }

/** Selects a Journal by its id and owner. */
export interface OwnJournal {
  creatorId: string
  journalId: string
}

/** A Story with its photos, and what decides who may see it. */
export type WrittenStory = StoryRow & { photos: PhotoRow[]; journal: JournalOfStory }
type JournalOfStory = Pick<typeof journals.$inferSelect, 'id' | 'isOpen' | 'audience'>

interface OwnStory {
  creatorId: string
  storyId: string
}

/** @param isKickShown the condition that the reader sees the Kick */
export const storyColumns = (viewerId: SQLWrapper, isKickShown: SQL) => ({
  ...getTableColumns(stories),
  isKickShown: sql<boolean>`exists (select from ${kicks} where ${kicks.id} = ${stories.kickId} and ${isKickShown})`,
  authorsKick: sql<
    StoryRow['authorsKick']
  >`case when ${journals.creatorId} = ${viewerId} then ${kickOf(viewerId)} end`,
})

const kickOf = (viewerId: SQLWrapper | string) => sql`(
    select json_build_object('name', ${kicks.name}, 'inBuckets', ${bucketsOfKick(viewerId)}, 'log', ${logOfKick(viewerId)})
    from ${kicks}
    where ${kicks.id} = ${stories.kickId} and ${kicks.withdrawnAt} is null and ${isVisibleKick(viewerId)}
  )`

/** For the author of a Story, who sees which Kick it is about in any case. */
const columnsFor = (authorId: string) => ({
  ...getTableColumns(stories),
  isKickShown: sql<boolean>`true`,
  authorsKick: sql<StoryRow['authorsKick']>`${kickOf(authorId)}`,
})

export function createStoryRepository(database: Queries) {
  return {
    /**
     * @throws NotFound without the Journal or the Kick, InvalidValue if a picture is not the user's own or for links of a
     * new account
     */
    create: (own: OwnJournal, { photos, ...fields }: NewStory, queries = database): Promise<WrittenStory> =>
      queries.transaction(async (transaction) => {
        const journal = await lockJournal(transaction, own)
        await refuseSharedLinks(transaction, own, journal, fields)
        await lockKick(transaction, fields.kickId, own.creatorId)
        const [inserted] = await transaction
          .insert(stories)
          .values({
            id: newId(),
            journalId: journal.id,
            // The lock of the Journal keeps concurrent Stories from the same position.
            position: sql`(select coalesce(max(position), 0) + 1 from stories where journal_id = ${journal.id})`,
            ...fields,
            ...firstOf(photos),
            pictureId: ownPicture({ pictureId: photos.pictureId, ownerId: own.creatorId }),
          })
          .returning(columnsFor(own.creatorId))
          .catch(refuseMissingPicture)
        const story = found(inserted, notYourJournal)
        const thing = { key: 'storyId', id: story.id } as const
        await addPhotos(transaction, { thing, ownerId: own.creatorId }, photos)
        if (journal.audience !== 'Private')
          await refusePhotoLinks(transaction, own.creatorId, eq(allPhotos.storyId, story.id))
        await touchJournal(transaction, journal.id)
        return { ...story, photos: await photosOf(transaction, thing), journal }
      }),

    /**
     * @throws NotFound without the Story or the Kick, InvalidValue if a picture is not the user's own or for links of a
     * new account, Outdated if the Story has changed since the known versions
     */
    update: (
      { creatorId, storyId }: OwnStory,
      { photos, ...fields }: StoryChange,
      known?: KnownVersions,
    ): Promise<WrittenStory> =>
      database.transaction(async (transaction) => {
        const journal = await lockJournalOf(transaction, { creatorId, storyId })
        await refuseSharedLinks(transaction, { creatorId }, journal, fields)
        await lockKick(transaction, fields.kickId, creatorId)
        await lockStory(transaction, storyId)
        const owned = { thing: { key: 'storyId', id: storyId }, ownerId: creatorId } as const
        const story = await changePhotos(transaction, owned, photos, async (first) => {
          const [updated] = await transaction
            .update(stories)
            .set({
              ...withOwnPicture({ ...fields, ...first }, creatorId),
              updatedAt: nextVersion(stories.updatedAt),
            })
            .where(and(eq(stories.id, storyId), isAtVersion(stories.updatedAt, known)))
            .returning(columnsFor(creatorId))
            .catch(refuseMissingPicture)
          // The lock keeps the Story.
          if (!updated) throw new Outdated(outdatedStory)
          return updated
        })
        if (journal.audience !== 'Private')
          await refusePhotoLinks(transaction, creatorId, eq(allPhotos.storyId, storyId))
        await touchJournal(transaction, journal.id)
        return { ...story, photos: await photosOf(transaction, owned.thing), journal }
      }),

    /** @throws NotFound if the Journal does not exist or does not have the Story. */
    remove: (own: OwnJournal, storyId: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const journal = await lockJournal(transaction, own)
        const isInIt = and(eq(stories.id, storyId), eq(stories.journalId, journal.id))
        const [removed] = await transaction.delete(stories).where(isInIt).returning({ id: stories.id })
        found(removed, notInJournal)
        await touchJournal(transaction, journal.id)
      }),
  }
}

interface StoriesRead {
  /** Maximum number of Stories for each Journal. */
  atMost: number
  /** The content of each Story. Excerpts, which lists show, have no `authorsKick`. */
  content: 'excerpt' | 'whole'
  /** Where the Stories are read. */
  on?: JournalPlace
}

/** The page of a Journal, or that of a link to it. */
export type JournalPlace = 'page' | 'link'

/** The conditions that a Story names its Kick. */
export const isKickNamed = {
  page: isKickOfJournal,
  link: (readerId: SQLWrapper) => isOpenKickOfLink({ ownerId: journals.creatorId, readerId }),
} satisfies Record<JournalPlace, unknown>

export function createStoriesOfJournals(database: Database, { atMost, content, on = 'page' }: StoriesRead) {
  const excerptColumns = { content: excerptOf(stories.content), authorsKick: sql<null>`null` }
  const first = database
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.journalId, journals.id))
    .orderBy(asc(stories.position), oldestFirst(stories.id, atMost))
    .as('first')
  const ofJournal = batchByKey(
    database,
    `first_${atMost}_stories_of_journals_${content}_${on}`,
    { journalId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, journalId, viewerId }) =>
      database
        .select({
          place,
          ...storyColumns(viewerId, isKickNamed[on](viewerId)),
          ...(content === 'excerpt' && excerptColumns),
        })
        .from(keys)
        .innerJoin(journals, eq(journals.id, journalId))
        .crossJoinLateral(first)
        .innerJoin(stories, eq(stories.id, first.id))
        .orderBy(asc(stories.position), asc(stories.id)),
  )

  const photosOfStory = createPhotosOfStories(database)

  /** Returns Stories in their order; whole ones with their photos. Without a viewer they are for visitors. */
  return async (
    journalId: string,
    viewer: Pick<Person, 'id'> | undefined,
  ): Promise<(StoryRow & { photos?: PhotoRow[] })[]> => {
    const key = { journalId, viewerId: viewer?.id ?? visitorId }
    const rows = await ofJournal(key)
    return content === 'excerpt'
      ? rows.map((story) => ({ ...story, content: excerpt(story.content) }))
      : withPhotos(rows, photosOfStory)
  }
}

/** Returns these Stories with their photos. */
export const withPhotos = (rows: StoryRow[], photosOfStory: ReturnType<typeof createPhotosOfStories>) =>
  Promise.all(rows.map(async (story) => ({ ...story, photos: await photosOfStory(story.id) })))

const journalColumns = { id: journals.id, isOpen: journals.isOpen, audience: journals.audience }

async function refuseSharedLinks(
  transaction: Queries,
  { creatorId }: Pick<OwnJournal, 'creatorId'>,
  { audience }: JournalOfStory,
  { title, content }: StoryChange,
) {
  if (audience !== 'Private') await refuseLinks(transaction, creatorId, { title, content })
}

/** Locks the Journal and its Stories until the transaction ends. @throws NotFound if it is not the user's own */
export async function lockJournal(transaction: Queries, { creatorId, journalId }: OwnJournal) {
  const isOwn = and(eq(journals.id, journalId), eq(journals.creatorId, creatorId))
  const [journal] = await transaction.select(journalColumns).from(journals).where(isOwn).for('no key update')
  return found(journal, notYourJournal)
}

async function lockJournalOf(transaction: Queries, { creatorId, storyId }: OwnStory) {
  const isOwn = and(eq(stories.id, storyId), eq(journals.creatorId, creatorId))
  const [journal] = await transaction
    .select(journalColumns)
    .from(stories)
    .innerJoin(journals, eq(journals.id, stories.journalId))
    .where(isOwn)
    .for('no key update', { of: journals })
  return found(journal, notYourStory)
}

/** Locks the Story before its pictures, as a deletion does. */
async function lockStory(transaction: Queries, storyId: string) {
  const [story] = await lockRows(transaction, stories, eq(stories.id, storyId), 'no key update')
  found(story, notYourStory)
}

/**
 * Locks the Kick against deletion until the transaction ends. A withdrawn one is accepted for users who hold it, and a
 * hidden one for those whose Story has it already.
 */
async function lockKick(transaction: Queries, kickId: string | null | undefined, personId: string) {
  if (!kickId) return
  const inOwnBucket = transaction
    .select({ one: sql`1` })
    .from(bucketKicks)
    .innerJoin(buckets, eq(buckets.id, bucketKicks.bucketId))
    .where(and(eq(bucketKicks.kickId, kicks.id), eq(buckets.ownerId, personId)))
  const inOwnStory = transaction
    .select({ one: sql`1` })
    .from(stories)
    .innerJoin(journals, eq(journals.id, stories.journalId))
    .where(and(eq(stories.kickId, kicks.id), eq(journals.creatorId, personId)))
  const isAccepted = or(
    and(isVisibleKick(personId), or(isNull(kicks.withdrawnAt), exists(inOwnBucket))),
    exists(inOwnStory),
  )
  const [kick] = await lockRows(transaction, kicks, and(eq(kicks.id, kickId), isAccepted), 'key share')
  found(kick, noSuchKick)
}

export const touchJournal = (transaction: Queries, journalId: string) =>
  transaction
    .update(journals)
    .set({ updatedAt: nextVersion(journals.updatedAt) })
    .where(eq(journals.id, journalId))
