import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { isId } from '../../contract/entity'
import type { Database, Queries } from '../../database/database'
import { journals } from '../../database/journal-schema'
import { logEntries } from '../../database/log-schema'
import { prepared } from '../../database/prepared'
import { buckets, kicks, users } from '../../database/schema'
import { shareLinks } from '../../database/share-schema'
import { Conflict, found, NotFound } from '../../errors/domain-error'
import { isShownByLink } from '../log/shared/repository'
import type { KeyVersion } from './share-keys'
import type { ShareKind } from './schemas'
import { alreadyShared, nothingToShow, notYourLink, notYours } from './words'

export type ShareLinkRow = typeof shareLinks.$inferSelect

/** Selects a thing by its owner and its id, which is the number of a year. */
interface OwnThing {
  ownerId: string
  kind: ShareKind
  id: string
}

interface OwnLink {
  ownerId: string
  linkId: string
}

type LinkFields = Pick<ShareLinkRow, 'expiresAt' | 'hasPreview' | 'passwordHash'>

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

export function createShareRepository(database: Database) {
  const living = prepared(
    database,
    'living_share_link',
    database
      .select({
        id: shareLinks.id,
        ownerId: shareLinks.ownerId,
        bucketId: shareLinks.bucketId,
        journalId: shareLinks.journalId,
        entryId: shareLinks.entryId,
        year: shareLinks.year,
        passwordHash: shareLinks.passwordHash,
        version: shareLinks.version,
        hasPreview: shareLinks.hasPreview,
      })
      .from(shareLinks)
      .innerJoin(users, and(eq(users.id, shareLinks.ownerId), isNull(users.suspendedAt)))
      .leftJoin(buckets, eq(buckets.id, shareLinks.bucketId))
      .leftJoin(journals, eq(journals.id, shareLinks.journalId))
      .leftJoin(logEntries, eq(logEntries.id, shareLinks.entryId))
      .leftJoin(kicks, eq(kicks.id, logEntries.kickId))
      .where(
        and(
          eq(shareLinks.keyHash, sql.placeholder('keyHash')),
          isNotEnded,
          or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
          isNull(buckets.hiddenAt),
          isNull(journals.hiddenAt),
          or(isNull(shareLinks.entryId), isShownByLink(undefined)),
        ),
      ),
  )

  return {
    /**
     * Returns the link of a thing that has not ended; it may have expired.
     * @throws NotFound if the thing is not the user's own
     */
    async findOf(thing: OwnThing): Promise<ShareLinkRow | undefined> {
      await requireOwn(database, thing)
      const [link] = await database.select().from(shareLinks).where(isOf(thing))
      return link
    },

    async findOwn(own: OwnLink): Promise<ShareLinkRow> {
      const [link] = await database.select().from(shareLinks).where(isOwn(own))
      return found(link, notYourLink)
    },

    /**
     * Creates the link of a thing, in place of an expired one.
     * @throws NotFound if the thing is not the user's own, Conflict if it has a link, or if a link to an entry would
     * show nothing
     */
    create: (
      thing: OwnThing,
      link: LinkFields & Pick<ShareLinkRow, 'id' | 'keyHash'>,
      queries: Queries = database,
    ): Promise<void> =>
      queries.transaction(async (transaction) => {
        const { kind, id, ownerId } = thing
        // Locks both against deletion until the transaction ends; the owner first, as the deletion of accounts does.
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('key share')
        await requireOwn(transaction, thing, 'key share')
        if (kind === 'log' && !(await isShownEntry(transaction, id))) throw new Conflict(nothingToShow)
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
      const ended = await database
        .update(shareLinks)
        .set({ endedAt: sql`now()` })
        .where(isOwn(own))
        .returning({ id: shareLinks.id })
      if (ended.length === 0) throw new NotFound(notYourLink)
    },

    /**
     * Returns the link with this key, unless it has ended or expired, its owner is suspended, or its thing is hidden
     * or shows nothing.
     * Links of deleted things and owners are deleted.
     */
    async findLiving(keyHash: Buffer) {
      const [link] = await living.execute({ keyHash })
      return link
    },
  }
}

export type LivingLink = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createShareRepository>['findLiving']>>
>

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

async function isShownEntry(queries: Queries, entryId: string) {
  const [shown] = await queries
    .select({ id: logEntries.id })
    .from(logEntries)
    .innerJoin(kicks, eq(kicks.id, logEntries.kickId))
    .where(and(eq(logEntries.id, entryId), isShownByLink(undefined)))
  return shown !== undefined
}
