import { and, eq, getTableColumns, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import {
  Conflict,
  type Database,
  found,
  newId,
  NotFound,
  Outdated,
  type Queries,
} from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import type { KnownVersions } from '../../contract/operation'
import { newestFirst, preparedPages } from '../../database/list-query'
import { isAtVersion, nextVersion, withOwnPicture } from '../../database/writes'
import { prepared } from '../../database/prepared'
import { hiddenWordsOf } from '../../database/hidden-words'
import { type LinkState, linkStateOf } from '../../database/link-state'
import { logEntries, shareLinks } from '../../database/content-schema'
import { bucketKicks, buckets, kicks, users } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { refuseLinks } from '../../limits/links/repository'
import { isKickOfBucket, isKickOfSharedBucket, isVisibleBucket, isVisibleKick } from '../audience/repository'
import {
  isOwnBucket,
  lockBucket,
  type OwnBucket,
  refuseShownLinks,
  touchBucket,
} from '../kick/in-buckets/repository'
import { noSuchBucket, noSuchKick } from '../kick/words'
import { otherKicks, outdatedBucket } from './words'
import { refuseMissingPicture } from '../media/picture-urls'
import type { CreatorRow } from '../creator/creator'
import type { Person } from '../../database/person-row'

interface BucketCounts {
  /** The number of Kicks that the viewer may see. */
  kickCount: number
  /** How many of these the viewer has done; not read for links. */
  doneCount?: number
}

export type BucketRow = typeof buckets.$inferSelect & {
  counts: BucketCounts
  owner: CreatorRow
  /** Not read for links. */
  link?: LinkState
  /** The moderator's words to the owner of a hidden Bucket. Links do not read them. */
  hidden?: string | null
}
/** Missing and undefined fields keep their values, or have their default ones in a new Bucket. */
export type BucketChange = Partial<Pick<BucketRow, 'name' | 'description' | 'pictureId' | 'audience'>>

/** When somebody wants to do a Kick: the first day of the period. */
export type Target = Pick<typeof bucketKicks.$inferSelect, 'targetOn' | 'targetPrecision'>

const viewerId = sql.placeholder('viewerId')

const textsOf = ({ name, description }: BucketChange) => ({ name, description })

export const createBucketRepository = (database: Database) => ({
  ...createBucketLookups(database),
  ...createBucketChanges(database),
})

const owner = { id: users.id, userName: users.userName, pictureId: users.pictureId }
const isOwner = eq(users.id, buckets.ownerId)

/** Counts what a reader sees of a Bucket, in a query of Buckets. */
function countKicks(isVisible: SQL, isDone?: SQL) {
  const doneCount = isDone && sql`, 'doneCount', count(*) filter (where ${isDone})`
  const counts = new QueryBuilder()
    .select({ counts: sql`json_build_object('kickCount', count(*)${doneCount})` })
    .from(bucketKicks)
    .innerJoin(kicks, eq(kicks.id, bucketKicks.kickId))
    .where(and(eq(bucketKicks.bucketId, buckets.id), isVisible))
  return sql<BucketCounts>`(${counts})`
}

function columnsForMember(viewerId: SQLWrapper | string, isVisible = isKickOfBucket(viewerId, bucketKicks)) {
  const isDone = sql`exists (
    select from ${logEntries}
    where ${logEntries.kickId} = ${kicks.id} and ${logEntries.userId} = ${viewerId} and ${logEntries.state} = 'done'
  )`
  const counts = countKicks(isVisible, isDone)
  return {
    ...getTableColumns(buckets),
    counts,
    link: linkStateOf(shareLinks.bucketId, buckets.id),
    hidden: hiddenWordsOf(buckets),
  }
}

function createBucketLookups(database: Database) {
  const byId = batchByKey(
    database,
    'buckets_by_id',
    { bucketId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, bucketId, viewerId }) =>
      database
        .select({ place, ...columnsForMember(viewerId), owner })
        .from(keys)
        .innerJoin(buckets, and(eq(buckets.id, bucketId), isVisibleBucket(viewerId)))
        .innerJoin(users, isOwner),
  )

  const sharedById = prepared(
    database,
    'shared_bucket',
    database
      .select({
        ...getTableColumns(buckets),
        counts: countKicks(isKickOfSharedBucket(viewerId, bucketKicks)),
        owner,
      })
      .from(buckets)
      .innerJoin(users, isOwner)
      .where(eq(buckets.id, sql.placeholder('bucketId'))),
  )

  const pagesOfOwner = (name: string, columns: ReturnType<typeof columnsForMember>, condition?: SQL) =>
    preparedPages(database, name, (rows) =>
      database
        .select({ ...columns, owner })
        .from(buckets)
        .innerJoin(users, isOwner)
        .where(
          and(
            eq(buckets.ownerId, sql.placeholder('ownerId')),
            lt(buckets.id, sql.placeholder('after')),
            condition,
          ),
        )
        .orderBy(newestFirst(buckets.id, rows)),
    )
  // Owners see the wishes that they show because these are their own.
  const ownPages = pagesOfOwner('own_buckets', columnsForMember(viewerId, isVisibleKick(viewerId)))
  // Written as SQL, so that the partial index applies.
  const sharedPages = pagesOfOwner(
    'shared_buckets',
    columnsForMember(viewerId),
    and(sql`${buckets.audience} <> 'Private'`, isVisibleBucket(viewerId)),
  )

  return {
    /** Returns a page of the user's own Buckets, newest first. */
    listOwn: (ownerId: string, page: PageRequest): Promise<Page<BucketRow>> =>
      ownPages(page, { ownerId, viewerId: ownerId }),

    /** Returns a page of the Buckets that somebody shares with the viewer, newest first. */
    listShared: (ownerId: string, viewer: Person, page: PageRequest): Promise<Page<BucketRow>> =>
      sharedPages(page, { ownerId, viewerId: viewer.id }),

    /** Returns a Bucket that the viewer may see. */
    find: async (bucketId: string, viewer: Person): Promise<BucketRow | undefined> =>
      (await byId({ bucketId, viewerId: viewer.id })).at(0),

    /** Returns the Bucket of any user for the reader of a link to it, who may not be allowed to see it otherwise. */
    findShared: async (bucketId: string, reader: Pick<Person, 'id'>): Promise<BucketRow | undefined> =>
      (await sharedById.execute({ bucketId, viewerId: reader.id })).at(0),
  }
}

function createBucketChanges(database: Database) {
  const given = [sql.placeholder('kickId'), sql.placeholder('bucketId'), sql.placeholder('ownerId')]
  const visibleKick = database
    .select({ one: sql`1` })
    .from(kicks)
    .where(and(eq(kicks.id, sql.placeholder('kickId')), isVisibleKick(viewerId)))
  const putKickIn = prepared(
    database,
    'put_kick_in_bucket',
    database
      .select({
        missing: sql<
          string | null
        >`case when exists (${visibleKick}) then put_kick_in_bucket(${sql.join(given, sql`, `)}) else 'kick' end`,
      })
      .from(sql`(values (1)) as one`),
  )

  return {
    /** @throws InvalidValue if the picture is not the user's own */
    async create(
      owner: Person,
      fields: BucketChange & Pick<BucketRow, 'name'>,
      queries: Queries = database,
    ): Promise<BucketRow> {
      const ownerId = owner.id
      if (fields.audience !== undefined && fields.audience !== 'Private')
        await refuseLinks(queries, ownerId, textsOf(fields))
      const [bucket] = await queries
        .insert(buckets)
        .values({ id: newId(), ownerId, ...withOwnPicture(fields, ownerId) })
        .returning()
        .catch(refuseMissingPicture)
      if (!bucket) throw new Error('The database did not return the Bucket it made.')
      return { ...bucket, counts: { kickCount: 0 }, owner }
    },

    /**
     * @throws NotFound if the Bucket does not exist, InvalidValue if the picture is not the user's own or for links of a
     * new account, Outdated if the Bucket has changed since the known versions
     */
    async update(
      owner: Person,
      bucketId: string,
      change: BucketChange,
      known?: KnownVersions,
    ): Promise<BucketRow> {
      const own = { ownerId: owner.id, bucketId }
      return database.transaction(async (transaction) => {
        const [bucket] = await transaction
          .update(buckets)
          .set({ ...withOwnPicture(change, owner.id), updatedAt: nextVersion(buckets.updatedAt) })
          .where(and(isOwnBucket(own), isAtVersion(buckets.updatedAt, known)))
          .returning(columnsForMember(owner.id))
          .catch(refuseMissingPicture)
        if (!bucket && known && (await transaction.$count(buckets, isOwnBucket(own))) > 0)
          throw new Outdated(outdatedBucket)
        const changed = found(bucket, noSuchBucket)
        if (changed.audience !== 'Private') await refuseLinks(transaction, owner.id, textsOf(changed))
        return { ...changed, owner }
      })
    },

    /** @returns whether the Bucket existed. */
    async delete(own: OwnBucket): Promise<boolean> {
      const { rowCount } = await database.delete(buckets).where(isOwnBucket(own))
      return rowCount === 1
    },

    /**
     * Adds a Kick to a Bucket. Idempotent.
     * @throws NotFound if the Bucket or the Kick does not exist.
     */
    async addKick({ bucketId, ownerId }: OwnBucket, kickId: string): Promise<void> {
      const [put] = await putKickIn.execute({ kickId, bucketId, ownerId, viewerId: ownerId })
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
        const { rowCount } = await transaction.delete(bucketKicks).where(isEntry)
        if (rowCount === 1) await touchBucket(transaction, bucketId)
      }),

    /**
     * Says when the owner wants to do a Kick of the Bucket. Idempotent.
     * @throws NotFound if the Bucket does not exist or does not hold the Kick.
     */
    setTarget: (own: OwnBucket, kickId: string, target: Target) =>
      database.transaction(async (transaction) => {
        const bucketId = await lockBucket(transaction, own)
        const isEntry = and(eq(bucketKicks.bucketId, bucketId), eq(bucketKicks.kickId, kickId))
        const { rowCount } = await transaction.update(bucketKicks).set(target).where(isEntry)
        if (rowCount === 0) throw new NotFound(noSuchKick)
        await touchBucket(transaction, bucketId)
      }),

    /**
     * Sets whether the Bucket shows Kicks of its owner. Idempotent.
     * @throws NotFound if the Bucket does not exist, Conflict if it does not hold one of the Kicks or it is not the
     * owner's, InvalidValue for links of a new account
     */
    showWishes: (own: OwnBucket, wishes: { kickId: string; shown: boolean }[]) =>
      database.transaction(async (transaction) => {
        const bucketId = await lockBucket(transaction, own)
        const wanted = new Map(wishes.map(({ kickId, shown }) => [kickId.toLowerCase(), shown]))
        const [ids, shown] = [[...wanted.keys()], [...wanted.values()]]
        const changed = await transaction.execute(sql`
          update ${bucketKicks} set is_shown = wanted.is_shown
          from unnest(${sql.param(ids)}::uuid[], ${sql.param(shown)}::boolean[]) wanted (kick_id, is_shown)
          join ${kicks} on ${kicks.id} = wanted.kick_id and ${kicks.creatorId} = ${own.ownerId}
          where ${bucketKicks.bucketId} = ${bucketId} and ${bucketKicks.kickId} = wanted.kick_id
        `)
        if (changed.rowCount !== wanted.size) throw new Conflict(otherKicks)
        await refuseShownLinks(transaction, own)
        await touchBucket(transaction, bucketId)
      }),
  }
}
