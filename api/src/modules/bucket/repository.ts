import { and, count, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { pageOf, type Page, type PageRequest } from '../../contract/paging'
import type { KnownVersions } from '../../contract/version'
import type { Database, Queries } from '../../database/database'
import { isVisibleKick } from '../../database/kick-row'
import { beyondAllIds, newestFirst, preparedBySize } from '../../database/list-query'
import { newId } from '../../database/new-id'
import { ownPicture } from '../../database/own-picture'
import { prepared } from '../../database/prepared'
import { bucketKicks, buckets, kicks } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { isAtVersion, nextVersion } from '../../database/version'
import { found, NotFound, Outdated } from '../../errors/domain-error'
import { noSuchKick } from '../kick/words'
import { refuseMissingPicture } from '../media/accepted-picture'
import { noSuchBucket } from './words'

export type BucketRow = typeof buckets.$inferSelect & { kickCount: number }
export type BucketChange = Pick<BucketRow, 'name' | 'description' | 'pictureId'>

/** Selects a Bucket by its id and owner. */
export interface OwnBucket {
  ownerId: string
  bucketId: string
}

const isOwn = ({ ownerId, bucketId }: OwnBucket) =>
  and(eq(buckets.id, bucketId), eq(buckets.ownerId, ownerId))

export function createBucketRepository(database: Database) {
  const kicksInIt = database
    .select({ count: count() })
    .from(bucketKicks)
    .innerJoin(kicks, and(eq(kicks.id, bucketKicks.kickId), isVisibleKick(buckets.ownerId)))
    .where(eq(bucketKicks.bucketId, buckets.id))
  const columns = { ...getTableColumns(buckets), kickCount: sql`(${kicksInIt})`.mapWith(Number) }

  const isTheirs = eq(buckets.ownerId, sql.placeholder('ownerId'))

  const ownBucket = batchByKey({ bucketId: 'uuid', ownerId: 'uuid' }, ({ keys, place, bucketId, ownerId }) =>
    prepared(
      database,
      'own_buckets_by_id',
      database
        .select({ place, ...columns })
        .from(keys)
        .innerJoin(buckets, and(eq(buckets.id, bucketId), eq(buckets.ownerId, ownerId))),
    ),
  )

  const listAfter = preparedBySize((rows) =>
    prepared(
      database,
      `own_buckets_${rows}`,
      database
        .select(columns)
        .from(buckets)
        .where(and(isTheirs, lt(buckets.id, sql.placeholder('after'))))
        .orderBy(newestFirst(buckets.id, rows)),
    ),
  )

  const given = [sql.placeholder('kickId'), sql.placeholder('bucketId'), sql.placeholder('ownerId')]
  const putKickIn = prepared(
    database,
    'put_kick_in_bucket',
    database
      .select({ missing: sql<string | null>`missing` })
      .from(sql`put_kick_in_bucket(${sql.join(given, sql`, `)}) as put(missing)`),
  )

  return {
    /** Returns a page, newest first. */
    async list(ownerId: string, { limit, after = beyondAllIds }: PageRequest): Promise<Page<BucketRow>> {
      return pageOf(await listAfter(limit + 1).execute({ ownerId, after }), limit)
    },

    async find(own: OwnBucket): Promise<BucketRow | undefined> {
      const [bucket] = await ownBucket({ ...own })
      return bucket
    },

    /** @throws InvalidValue if the picture is not the user's own */
    async create(
      ownerId: string,
      { pictureId, ...fields }: BucketChange,
      queries: Queries = database,
    ): Promise<BucketRow> {
      const [bucket] = await queries
        .insert(buckets)
        .values({ id: newId(), ownerId, ...fields, pictureId: ownPicture({ pictureId, ownerId }) })
        .returning(columns)
        .catch(refuseMissingPicture)
      if (!bucket) throw new Error('The database did not return the Bucket it made.')
      return bucket
    },

    /**
     * @throws InvalidValue if the picture is not the user's own, Outdated if the Bucket has changed since the known
     * versions
     */
    async update(
      own: OwnBucket,
      { pictureId, ...fields }: BucketChange,
      known?: KnownVersions,
    ): Promise<BucketRow | undefined> {
      const picture = ownPicture({ pictureId, ownerId: own.ownerId, present: buckets.pictureId })
      const [bucket] = await database
        .update(buckets)
        .set({ ...fields, pictureId: picture, updatedAt: nextVersion(buckets.updatedAt) })
        .where(and(isOwn(own), isAtVersion(buckets.updatedAt, known)))
        .returning(columns)
        .catch(refuseMissingPicture)
      if (!bucket && known && (await this.find(own))) throw new Outdated('Bucket')
      return bucket
    },

    /** @returns whether the Bucket existed. */
    async delete(own: OwnBucket): Promise<boolean> {
      const deleted = await database.delete(buckets).where(isOwn(own)).returning({ id: buckets.id })
      return deleted.length > 0
    },

    /**
     * Adds a Kick to a Bucket. Idempotent.
     * @throws NotFound if the Bucket or the Kick does not exist.
     */
    async addKick({ bucketId, ownerId }: OwnBucket, kickId: string): Promise<void> {
      const [put] = await putKickIn.execute({ kickId, bucketId, ownerId })
      if (put?.missing === 'bucket') throw new NotFound(noSuchBucket)
      if (put?.missing === 'kick') throw new NotFound(noSuchKick)
    },

    /**
     * Removes a Kick from a Bucket. Idempotent.
     * @throws NotFound if the Bucket does not exist.
     */
    removeKick: (own: OwnBucket, kickId: string) =>
      database.transaction(async (transaction) => {
        const bucketId = await lockBucket(transaction, own)
        const isEntry = and(eq(bucketKicks.bucketId, bucketId), eq(bucketKicks.kickId, kickId))
        const removed = await transaction.delete(bucketKicks).where(isEntry).returning()
        if (removed.length > 0) await touch(transaction, bucketId)
      }),
  }
}

/**
 * Locks the row of the Bucket until the transaction ends.
 * @throws NotFound if the Bucket does not exist.
 */
export async function lockBucket(transaction: Queries, own: OwnBucket) {
  const [bucket] = await transaction
    .select({ id: buckets.id })
    .from(buckets)
    .where(isOwn(own))
    .for('no key update')
  return found(bucket, noSuchBucket).id
}

/** Requires locks on Bucket and Kick. Idempotent. */
export async function putIn(transaction: Queries, entry: { bucketId: string; kickId: string }) {
  const added = await transaction.insert(bucketKicks).values(entry).onConflictDoNothing().returning()
  if (added.length > 0) await touch(transaction, entry.bucketId)
}

const touch = (transaction: Queries, bucketId: string) =>
  transaction
    .update(buckets)
    .set({ updatedAt: nextVersion(buckets.updatedAt) })
    .where(eq(buckets.id, bucketId))
