import { and, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { Conflict, type Database, found, NotFound, type Queries } from '@bucketeer/host/server'
import { isId } from '../../contract/fields'
import type { Page, PageRequest } from '../../contract/paging'
import { journals, logEntries, shareLinks } from '../../database/content-schema'
import { isWorkingLink } from '../../database/link-state'
import { newestFirst, preparedPages } from '../../database/list-query'
import { prepared } from '../../database/prepared'
import { buckets, kicks, sessions, users } from '../../database/schema'
import { isEntryOfLink, isExisting, visitorId } from '../audience/repository'
import type { KeyVersion } from './share-keys'
import type { ShareKind } from './schemas'
import { alreadyShared, nothingToShow, notSignedIn, notYourLink, notYours } from './words'

export type ShareLinkRow = typeof shareLinks.$inferSelect
/** A link with the name of its thing. */
export type NamedLinkRow = ShareLinkRow & { name: string }

/** Selects a thing by its owner and its id, which is the number of a year. */
export interface OwnThing {
  ownerId: string
  kind: ShareKind
  id: string
}

interface OwnLink {
  ownerId: string
  linkId: string
}

type LinkFields = Pick<ShareLinkRow, 'expiresAt' | 'hasPreview' | 'passwordHash' | 'showsNotes'>

/** Returns the hash of a key of a link. */
type HashOfKey = (link: KeyVersion) => Buffer

const isNotEnded = isNull(shareLinks.endedAt)
const isOwn = ({ ownerId, linkId }: OwnLink) =>
  and(eq(shareLinks.id, linkId), eq(shareLinks.ownerId, ownerId), isNotEnded)
const isOf = (thing: OwnThing) => and(isOfThing(thing), isNotEnded)

function isOfThing({ ownerId, kind, id }: OwnThing) {
  if (kind === 'year') return and(eq(shareLinks.ownerId, ownerId), eq(shareLinks.year, Number(id)))
  return eq({ bucket: shareLinks.bucketId, journal: shareLinks.journalId, log: shareLinks.entryId }[kind], id)
}

const referenceTo = ({ kind, id }: OwnThing) =>
  ({
    bucket: { bucketId: id },
    journal: { journalId: id },
    log: { entryId: id },
    year: { year: Number(id) },
  })[kind]

export const createShareRepository = (database: Database) => ({
  ...createLinkLookups(database),
  ...createLinkChanges(database),
})

function createLinkLookups(database: Database) {
  const living = prepared(
    database,
    'living_share_link',
    database
      .select(getTableColumns(shareLinks))
      .from(shareLinks)
      .innerJoin(users, and(eq(users.id, shareLinks.ownerId), isNull(users.suspendedAt)))
      .leftJoin(buckets, eq(buckets.id, shareLinks.bucketId))
      .leftJoin(journals, eq(journals.id, shareLinks.journalId))
      .leftJoin(logEntries, eq(logEntries.id, shareLinks.entryId))
      .leftJoin(kicks, eq(kicks.id, logEntries.kickId))
      .where(
        and(
          eq(shareLinks.keyHash, sql.placeholder('keyHash')),
          isWorkingLink,
          isExisting(sql.placeholder('readerId'), shareLinks.ownerId),
          isNull(buckets.hiddenAt),
          isNull(journals.hiddenAt),
          or(isNull(shareLinks.entryId), isEntryOfLink(visitorId)),
        ),
      ),
  )
  const name = sql<string>`coalesce(${buckets.name}, ${journals.title}, ${logEntries.kickName}, ${shareLinks.year}::text)`
  const isOfOwner = eq(shareLinks.ownerId, sql.placeholder('ownerId'))
  const pagesOfOwner = preparedPages(database, 'share_links_of_owner', (rows) =>
    database
      .select({ ...getTableColumns(shareLinks), name })
      .from(shareLinks)
      .leftJoin(buckets, eq(buckets.id, shareLinks.bucketId))
      .leftJoin(journals, eq(journals.id, shareLinks.journalId))
      .leftJoin(logEntries, eq(logEntries.id, shareLinks.entryId))
      .where(and(isOfOwner, isWorkingLink, lt(shareLinks.id, sql.placeholder('after'))))
      .orderBy(newestFirst(shareLinks.id, rows)),
  )

  return {
    /**
     * Returns the link of a thing that has not ended; it may have expired.
     * @throws NotFound if the thing is not the user's own
     */
    async findOf(thing: OwnThing): Promise<ShareLinkRow | undefined> {
      await requireOwn(database, thing)
      return (await database.select().from(shareLinks).where(isOf(thing))).at(0)
    },

    /** Returns a page of the links that work, newest first. */
    list: (ownerId: string, page: PageRequest): Promise<Page<NamedLinkRow>> =>
      pagesOfOwner(page, { ownerId }),

    async findOwn(own: OwnLink): Promise<ShareLinkRow> {
      const [link] = await database.select().from(shareLinks).where(isOwn(own))
      return found(link, notYourLink)
    },

    /**
     * Returns the link with this key, unless it has ended or expired, its owner is suspended, a block is between the
     * owner and the reader, or its thing is hidden or shows nothing. Links of deleted things and owners are deleted.
     */
    findLiving: async (keyHash: Buffer, readerId: string): Promise<ShareLinkRow | undefined> =>
      (await living.execute({ keyHash, readerId })).at(0),
  }
}

const createLinkChanges = (database: Database) => ({
  /**
   * Creates the link of a thing, in place of an expired one.
   * @param sessionHash the hash of the token of the user's session
   * @throws NotFound if the thing is not the user's own, Conflict if it has a link, if a link to an entry would show
   * nothing, or if the session has ended
   */
  create: (
    thing: OwnThing,
    link: LinkFields & Pick<ShareLinkRow, 'id' | 'keyHash'>,
    sessionHash: Buffer,
    queries: Queries = database,
  ): Promise<void> =>
    queries.transaction(async (transaction) => {
      const { kind, ownerId } = thing
      // Locks against deletion, in the order of the deletion of an account: Buckets and Journals, the owner, entries.
      if (kind !== 'log') await requireOwn(transaction, thing, 'key share')
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share')
      await requireSession(transaction, sessionHash)
      if (kind === 'log') await requireShownEntry(transaction, thing)
      await transaction
        .update(shareLinks)
        .set({ endedAt: sql`now()` })
        .where(and(isOf(thing), lte(shareLinks.expiresAt, sql`now()`)))
      const created = await transaction
        .insert(shareLinks)
        .values({ ...link, ownerId, ...referenceTo(thing) })
        .onConflictDoNothing()
        .returning({ id: shareLinks.id })
      if (created.length === 0) throw new Conflict(alreadyShared)
    }),

  /**
   * Changes a link.
   * @param hashOfKey set to replace the key by that of the next version
   * @throws NotFound if it has ended or is not the user's own
   */
  update: (own: OwnLink, change: Partial<LinkFields>, hashOfKey?: HashOfKey): Promise<ShareLinkRow> =>
    database.transaction(async (transaction) => {
      const [link] = await transaction.select().from(shareLinks).where(isOwn(own)).for('update')
      const { id, version, keyHash } = found(link, notYourLink)
      const next = { id, version: version + 1 }
      const key = hashOfKey ? { version: next.version, keyHash: hashOfKey(next) } : { version, keyHash }
      const [changed] = await transaction
        .update(shareLinks)
        .set({ ...change, ...key })
        .where(isOwn(own))
        .returning()
      return found(changed, notYourLink)
    }),

  /** @throws NotFound if it has ended or is not the user's own */
  async end(own: OwnLink): Promise<void> {
    const { rowCount } = await database
      .update(shareLinks)
      .set({ endedAt: sql`now()` })
      .where(isOwn(own))
    if (rowCount === 0) throw new NotFound(notYourLink)
  },

  endAll: (ownerId: string): Promise<void> => endLinksOf(database, ownerId, null),
})

/** Ends the links of a person that were made before a moment; null ends all. */
export async function endLinksOf(transaction: Queries, ownerId: string, before: Date | null): Promise<void> {
  const isEarly = before === null ? undefined : lt(shareLinks.createdAt, before)
  await transaction
    .update(shareLinks)
    .set({ endedAt: sql`now()` })
    .where(and(eq(shareLinks.ownerId, ownerId), isNotEnded, isEarly))
}

/** Keeps a session from ending until the transaction ends. A reset ends sessions, and then their links. */
async function requireSession(queries: Queries, tokenHash: Buffer) {
  const [session] = await queries
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  if (!session) throw new Conflict(notSignedIn)
}

const things = {
  bucket: { table: buckets, owner: buckets.ownerId },
  journal: { table: journals, owner: journals.creatorId },
  log: { table: logEntries, owner: logEntries.userId },
}

/** @throws NotFound if the thing is not the user's own, or the id is that of another kind */
async function requireOwn(queries: Queries, { ownerId, kind, id }: OwnThing, lock?: 'key share') {
  if (isId(id) === (kind === 'year')) throw new NotFound(notYours[kind])
  // Everybody has every year.
  if (kind === 'year') return
  const { table, owner } = things[kind]
  const query = queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(owner, ownerId)))
  const [own] = await (lock ? query.for(lock) : query)
  found(own, notYours[kind])
}

/** Locks an entry. @throws NotFound if it is not the user's own, Conflict if a link to it would show nothing */
async function requireShownEntry(queries: Queries, entry: OwnThing) {
  await requireOwn(queries, entry, 'key share')
  const [shown] = await queries
    .select({ id: logEntries.id })
    .from(logEntries)
    .innerJoin(kicks, eq(kicks.id, logEntries.kickId))
    .where(and(eq(logEntries.id, entry.id), isEntryOfLink(visitorId)))
  if (!shown) throw new Conflict(nothingToShow)
}
