import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import { type Database, found, InvalidValue, newId, Outdated, type Queries } from '@bucketeer/host/server'
import { isBlank } from '@bucketeer/platform/text'
import type { Page, PageRequest } from '../../contract/paging'
import type { KnownVersions } from '../../contract/operation'
import { allPhotos, journals, shareLinks, stories } from '../../database/content-schema'
import { hiddenWordsOf } from '../../database/hidden-words'
import { type LinkState, linkStateOf } from '../../database/link-state'
import { newestFirst, preparedPages } from '../../database/list-query'
import { isAtVersion, lockRows, nextVersion } from '../../database/writes'
import { isInFirstWeek } from '../../database/new-account'
import { buckets, users } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { refuseLinks } from '../../limits/links/repository'
import { isNotMuted, isNotSuspended, isVisibleJournal, visitorId, type Viewer } from '../audience/repository'
import { refusePhotoLinks } from '../photo/repository'
import type { OwnJournal } from '../story/repository'
import type { CreatorRow } from '../creator/creator'
import { requirePhotoOfJournal } from './covers/repository'
import { notAPhoto, notYourBucket, outdatedJournal } from './words'
import { notYourJournal } from '../story/words'

export type JournalRow = typeof journals.$inferSelect
export type PublicJournalRow = LinkedJournalRow & { creator: CreatorRow }
type LinkedJournalRow = JournalRow & { link?: LinkState; hidden?: string | null }
/** Missing and undefined fields keep their values, or have their default ones in a new Journal. */
export type JournalChange = Partial<
  Pick<
    JournalRow,
    'title' | 'description' | 'bucketId' | 'visibility' | 'audience' | 'coverId' | 'showsPlaces'
  >
>
type NewJournal = JournalChange & Pick<JournalRow, 'title' | 'visibility' | 'audience'>

interface PublicPageRequest extends PageRequest {
  /** Undefined for those of everybody. */
  creatorId: string | undefined
  /** A search; undefined for all. */
  q: string | undefined
  viewer: Viewer
}

interface SharedPageRequest extends PageRequest {
  creatorId: string
  viewerId: string
}

const isOwn = ({ creatorId, journalId }: OwnJournal) =>
  and(eq(journals.id, journalId), eq(journals.creatorId, creatorId))
const isAfter = lt(journals.id, sql.placeholder('after'))
const isOfCreator = eq(journals.creatorId, sql.placeholder('creatorId'))
/** Written as SQL, so that the partial indexes apply. */
const isPublic = and(sql`${journals.visibility} = 'Public'`, isNull(journals.hiddenAt))
const isPublicToAll = and(isPublic, isNotSuspended(journals.creatorId))
/** The Journal itself, or one of its Stories, has all words of the search. Written as the indexes are. */
const isFound = sql`${journals.id} in (
  select id from journals
    where visibility = 'Public' and search_words(title || ' ' || description) @@ search_query(${sql.placeholder('q')})
  union all
  select journal_id from stories where search_words(title || ' ' || content) @@ search_query(${sql.placeholder('q')}))`
const isShared = sql`${journals.audience} <> 'Private'`
const viewerId = sql.placeholder('viewerId')
const isVisible = isVisibleJournal(viewerId)
const creator = { id: users.id, userName: users.userName, pictureId: users.pictureId }

const columns = getTableColumns(journals)
const link = linkStateOf(shareLinks.journalId, journals.id)
const hidden = hiddenWordsOf(journals)

export const createJournalRepository = (database: Database) => ({
  ...createJournalLookups(database),
  ...createJournalPreviews(database),
  ...createJournalChanges(database),
})

function createJournalLookups(database: Database) {
  const byId = batchByKey(
    database,
    'journals_by_id',
    { journalId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, journalId, viewerId }) =>
      database
        .select({ place, ...columns, creator, link, hidden })
        .from(keys)
        .innerJoin(journals, and(eq(journals.id, journalId), isVisibleJournal(viewerId)))
        .innerJoin(users, eq(users.id, journals.creatorId)),
  )

  const ownPages = preparedPages(database, 'own_journals', (rows) =>
    database
      .select(columns)
      .from(journals)
      .where(and(isOfCreator, isAfter))
      .orderBy(newestFirst(journals.id, rows)),
  )

  const pagesWhere = (name: string, condition: SQL | undefined) =>
    preparedPages(database, name, (rows) =>
      database
        .select({ ...columns, creator })
        .from(journals)
        .innerJoin(users, eq(users.id, journals.creatorId))
        .where(and(condition, isAfter))
        .orderBy(newestFirst(journals.id, rows)),
    )
  // An unnamed statement is planned for the given words.
  const searchable = (name: string, condition: SQL | undefined) => ({
    all: pagesWhere(name, condition),
    found: pagesWhere('', and(condition, isFound)),
  })
  const publicPages = searchable(
    'public_journals',
    and(isVisible, isPublic, isNotMuted(viewerId, journals.creatorId)),
  )
  const publicPagesOfCreator = searchable('public_journals_of_creator', and(isVisible, isPublic, isOfCreator))
  const sharedPagesOfCreator = pagesWhere('shared_journals_of_creator', and(isVisible, isShared, isOfCreator))

  return {
    /** Returns a page of the user's own Journals, Public and Private, newest first. */
    listOwn: (creatorId: string, page: PageRequest): Promise<Page<JournalRow>> =>
      ownPages(page, { creatorId }),

    /**
     * Returns a page of Public Journals that the viewer may read, newest first. Unless a creator is given, it leaves out
     * those of people whom the viewer muted.
     */
    listPublic({ creatorId, q = '', viewer, ...page }: PublicPageRequest): Promise<Page<PublicJournalRow>> {
      const { all, found } = creatorId === undefined ? publicPages : publicPagesOfCreator
      const read = isBlank(q) ? all : found
      return read(page, { creatorId, q, viewerId: viewer?.id ?? visitorId })
    },

    /** Returns a page of the Journals of somebody that the viewer may read, newest first. */
    listShared: ({ creatorId, viewerId, ...page }: SharedPageRequest): Promise<Page<PublicJournalRow>> =>
      sharedPagesOfCreator(page, { creatorId, viewerId }),

    /** Returns a Journal that the viewer may read. */
    find: async (journalId: string, viewer: Viewer): Promise<PublicJournalRow | undefined> =>
      (await byId({ journalId, viewerId: viewer?.id ?? visitorId })).at(0),
  }
}

function createJournalPreviews(database: Database) {
  const firstPicture = database
    .select({ id: stories.pictureId })
    .from(stories)
    .where(eq(stories.journalId, journals.id))
    .orderBy(asc(stories.position), asc(stories.id))
    .limit(1)
  const chosenCover = database
    .select({ id: allPhotos.pictureId })
    .from(allPhotos)
    .innerJoin(stories, eq(stories.id, allPhotos.storyId))
    .where(and(eq(allPhotos.pictureId, journals.coverId), eq(stories.journalId, journals.id)))
    .limit(1)
  const previewWhere = (name: string, condition?: SQL) =>
    database
      .select({
        title: journals.title,
        description: journals.description,
        userName: users.userName,
        creatorId: journals.creatorId,
        isUnlisted: sql<boolean>`${isInFirstWeek}`,
        pictureId: sql<string | null>`coalesce((${chosenCover}), (${firstPicture}))`,
      })
      .from(journals)
      .innerJoin(users, eq(users.id, journals.creatorId))
      .where(and(eq(journals.id, sql.placeholder('journalId')), condition))
      .prepare(name)
  const publicPreview = previewWhere('journal_preview', isPublicToAll)
  const sharedPreview = previewWhere('shared_journal_preview')

  const newestPublic = database
    .select({ id: journals.id, updatedAt: journals.updatedAt })
    .from(journals)
    .innerJoin(users, eq(users.id, journals.creatorId))
    .where(and(isPublicToAll, not(isInFirstWeek)))
    .orderBy(desc(journals.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_public_journals')

  return {
    /** Returns the ids and dates of the newest Public Journals for search engines, without those of new accounts. */
    newestPublic: (limit: number) => newestPublic.execute({ limit }),

    /** Returns the link preview; undefined if the Journal does not exist, is Private or is hidden. */
    preview: async (journalId: string) => (await publicPreview.execute({ journalId })).at(0),

    /** Returns the link preview for a link to the Journal, whoever may read it otherwise. */
    previewShared: async (journalId: string) => (await sharedPreview.execute({ journalId })).at(0),
  }
}

const createJournalChanges = (database: Database) => ({
  /** @throws NotFound if the Bucket is not the user's own, InvalidValue with a cover, or for links of a new account */
  create: (creatorId: string, fields: NewJournal, queries: Queries = database): Promise<JournalRow> =>
    queries.transaction(async (transaction) => {
      await lockBucket(transaction, creatorId, fields.bucketId)
      // It has no Stories yet.
      if (fields.coverId) throw new InvalidValue(notAPhoto)
      if (fields.audience !== 'Private') await refuseLinks(transaction, creatorId, textsOf(fields))
      const [journal] = await transaction
        .insert(journals)
        .values({ id: newId(), creatorId, ...fields })
        .returning(columns)
      return found(journal, notYourJournal)
    }),

  /**
   * @throws NotFound if the Journal or the Bucket is not the user's own, InvalidValue if the cover is not a photo of its
   * Stories or for links of a new account, Outdated if it has changed since the known versions
   */
  update: (own: OwnJournal, fields: JournalChange, known?: KnownVersions): Promise<LinkedJournalRow> =>
    database.transaction(async (transaction) => {
      await lockBucket(transaction, own.creatorId, fields.bucketId)
      const [journal] = await transaction
        .update(journals)
        .set({ ...fields, updatedAt: nextVersion(journals.updatedAt) })
        .where(and(isOwn(own), isAtVersion(journals.updatedAt, known)))
        .returning({ ...columns, link, hidden })
      if (!journal && known && (await transaction.$count(journals, isOwn(own))) > 0)
        throw new Outdated(outdatedJournal)
      if (fields.coverId) await requirePhotoOfJournal(transaction, own.journalId, fields.coverId)
      const changed = found(journal, notYourJournal)
      if (changed.audience !== 'Private') {
        await refuseLinks(transaction, own.creatorId, textsOf(changed))
        if (fields.audience) await refuseLinksInStories(transaction, own)
      }
      return changed
    }),

  /** Deletes the Journal and its Stories. @returns whether it existed. */
  async delete(own: OwnJournal): Promise<boolean> {
    const { rowCount } = await database.delete(journals).where(isOwn(own))
    return rowCount === 1
  },
})

const textsOf = ({ title, description }: JournalChange) => ({ title, description })

/** For a Journal that others see from now on. Its lock keeps other Stories out. */
async function refuseLinksInStories(transaction: Queries, { journalId, creatorId }: OwnJournal) {
  const rows = await transaction
    .select({ title: stories.title, content: stories.content })
    .from(stories)
    .innerJoin(users, and(eq(users.id, creatorId), isInFirstWeek))
    .where(eq(stories.journalId, journalId))
  const texts = rows.map(({ title, content }) => `${title} ${content}`)
  await refuseLinks(transaction, creatorId, { audience: texts.join('\n') })
  const ofJournal = transaction
    .select({ id: stories.id })
    .from(stories)
    .where(eq(stories.journalId, journalId))
  await refusePhotoLinks(transaction, creatorId, inArray(allPhotos.storyId, ofJournal), 'audience')
}

/** Locks the Bucket against deletion until the transaction ends. */
async function lockBucket(transaction: Queries, ownerId: string, bucketId: string | null | undefined) {
  if (!bucketId) return
  const isTheirs = and(eq(buckets.id, bucketId), eq(buckets.ownerId, ownerId))
  const [bucket] = await lockRows(transaction, buckets, isTheirs, 'key share')
  found(bucket, notYourBucket)
}
