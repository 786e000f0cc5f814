import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database'
import { journals } from '../../database/journal-schema'
import { prepared } from '../../database/prepared'
import { buckets, users } from '../../database/schema'
import { shareLinks } from '../../database/share-schema'
import { Conflict, found, NotFound } from '../../errors/domain-error'
import type { KeyVersion } from './share-keys'
import type { ShareKind } from './schemas'
import { alreadyShared, notYourLink, notYours } from './words'

export type ShareLinkRow = typeof shareLinks.$inferSelect

/** Selects a Bucket or Journal by its id and owner. */
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
const isOf = ({ kind, id }: OwnThing) =>
  and(eq(kind === 'bucket' ? shareLinks.bucketId : shareLinks.journalId, id), isNotEnded)

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
        passwordHash: shareLinks.passwordHash,
        hasPreview: shareLinks.hasPreview,
      })
      .from(shareLinks)
      .innerJoin(users, and(eq(users.id, shareLinks.ownerId), isNull(users.suspendedAt)))
      .leftJoin(journals, eq(journals.id, shareLinks.journalId))
      .where(
        and(
          eq(shareLinks.keyHash, sql.placeholder('keyHash')),
          isNotEnded,
          or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
          isNull(journals.hiddenAt),
        ),
      ),
  )

  return {
    /**
     * Returns the link of a thing that has not ended; it may have expired.
     * @throws NotFound if the thing is not the user's own
     */
    async findOf(thing: OwnThing): Promise<ShareLinkRow | undefined> {
      const [own] = await ownThing(database, thing)
      found(own, notYours[thing.kind])
      const [link] = await database.select().from(shareLinks).where(isOf(thing))
      return link
    },

    async findOwn(own: OwnLink): Promise<ShareLinkRow> {
      const [link] = await database.select().from(shareLinks).where(isOwn(own))
      return found(link, notYourLink)
    },

    /**
     * Creates the link of a thing, in place of an expired one.
     * @throws NotFound if the thing is not the user's own, Conflict if it has a link
     */
    create: (
      thing: OwnThing,
      link: LinkFields & Pick<ShareLinkRow, 'id' | 'keyHash'>,
      queries: Queries = database,
    ): Promise<void> =>
      queries.transaction(async (transaction) => {
        const { kind, id, ownerId } = thing
        // Locks it against deletion until the transaction ends.
        const [own] = await ownThing(transaction, thing).for('key share')
        found(own, notYours[kind])
        await transaction
          .update(shareLinks)
          .set({ endedAt: sql`now()` })
          .where(and(isOf(thing), lte(shareLinks.expiresAt, sql`now()`)))
        const created = await transaction
          .insert(shareLinks)
          .values({ ...link, ownerId, ...(kind === 'bucket' ? { bucketId: id } : { journalId: id }) })
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
     * Returns the link with this key, unless it has ended or expired, its owner is suspended, or its thing is hidden.
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

function ownThing(queries: Queries, { ownerId, kind, id }: OwnThing) {
  const table = kind === 'bucket' ? buckets : journals
  const owner = kind === 'bucket' ? buckets.ownerId : journals.creatorId
  return queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(owner, ownerId)))
}
