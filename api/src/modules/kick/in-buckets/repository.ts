import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Database, found, type Queries } from '@bucketeer/host/server'
import {
  creator,
  isCreatorOfKick,
  kickColumns,
  type KickRow,
  viewerFieldsOfNewKick,
} from '../../../database/kick-row'
import { excerpt, excerptOf, oldestFirst } from '../../../database/list-query'
import { lockRows, nextVersion } from '../../../database/writes'
import { isInFirstWeek } from '../../../database/new-account'
import { allPhotos } from '../../../database/content-schema'
import { bucketKicks, buckets, kicks, users } from '../../../database/schema'
import { batchByKey } from '../../../database/batch-by-key'
import { refuseLinks } from '../../../limits/links/repository'
import {
  isKickOfBucket,
  isKickOfSharedBucket,
  isOpenKickOfLink,
  isVisibleKick,
  visitorId,
} from '../../audience/repository'
import type { Person } from '../../../database/person-row'
import { refusePhotoLinks } from '../../photo/repository'
import { noSuchBucket } from '../words'

/** A Kick with the fields that only the owner of the Bucket sees: its place, the time of its addition, its target date. */
export type KickInBucketRow = KickRow &
  Pick<
    typeof bucketKicks.$inferSelect,
    'position' | 'addedAt' | 'targetOn' | 'targetPrecision' | 'isShown'
  > & {
    /** Whether the viewer sees it only because the Bucket shows it. */
    isOnlyHere: boolean
  }

/** Selects a Bucket by its id and owner. */
export interface OwnBucket {
  ownerId: string
  bucketId: string
}

interface KicksRead {
  name: string
  isInList: typeof isKickOfBucket
  /** Returns the condition that the viewer sees the whole Kick. */
  isVisible: (viewerId: SQLWrapper) => SQL
  /** Returns the person whose own marks the Kicks have. */
  markedBy: (viewerId: SQLWrapper) => SQLWrapper
}

/** @param atMost maximum number of Kicks for each Bucket */
export const createKicksOfBuckets = (database: Database, atMost: number) =>
  createReader(database, atMost, {
    name: 'buckets',
    isInList: isKickOfBucket,
    isVisible: isVisibleKick,
    markedBy: (viewerId) => viewerId,
  })

/** As {@link createKicksOfBuckets}, with what a link to the Bucket shows, and nobody's own marks. */
export const createKicksOfSharedBuckets = (database: Database, atMost: number) =>
  createReader(database, atMost, {
    name: 'shared_buckets',
    isInList: isKickOfSharedBucket,
    isVisible: (readerId) => isOpenKickOfLink({ ownerId: buckets.ownerId, readerId }),
    markedBy: () => sql`${visitorId}::uuid`,
  })

function createReader(
  database: Database,
  atMost: number,
  { name, isInList, isVisible, markedBy }: KicksRead,
) {
  const first = database
    .select()
    .from(bucketKicks)
    .where(eq(bucketKicks.bucketId, buckets.id))
    .orderBy(oldestFirst(bucketKicks.position, atMost))
    .as('first')
  const ofBucket = batchByKey(
    database,
    `first_${atMost}_kicks_of_${name}`,
    { bucketId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, bucketId, viewerId }) =>
      database
        .select({
          place,
          ...kickColumns(database, markedBy(viewerId)),
          description: excerptOf(kicks.description),
          position: first.position,
          addedAt: first.addedAt,
          targetOn: first.targetOn,
          targetPrecision: first.targetPrecision,
          isShown: first.isShown,
          isOnlyHere: sql<boolean>`not ${isVisible(viewerId)}`,
          cellLat: sql<number | null>`cell_latitude(${kicks.lat})`,
          cellLng: sql<number | null>`cell_longitude(${kicks.lat}, ${kicks.lng})`,
        })
        .from(keys)
        .innerJoin(buckets, eq(buckets.id, bucketId))
        .crossJoinLateral(first)
        .innerJoin(kicks, and(eq(kicks.id, first.kickId), isInList(viewerId, first)))
        .leftJoin(creator, isCreatorOfKick)
        .orderBy(first.position),
    (row) => {
      row.description = excerpt(row.description)
      return row.isOnlyHere ? shownWish(row, { lat: row.cellLat, lng: row.cellLng }) : row
    },
  )

  /** Returns Kicks in the order of the Bucket, with the beginning of their descriptions. */
  return (bucketId: string, viewer: Pick<Person, 'id'>): Promise<KickInBucketRow[]> =>
    ofBucket({ bucketId, viewerId: viewer.id })
}

/** Returns a Kick for people who see it only in a Bucket: with name, text, picture, and at most the cell of its place. */
function shownWish<Row extends KickInBucketRow>(kick: Row, cell: Pick<KickRow, 'lat' | 'lng'>): Row {
  const isArea = kick.placePrecision !== 'country'
  const { lat, lng } = isArea ? cell : nowhere
  return {
    ...kick,
    ...viewerFieldsOfNewKick,
    lat,
    lng,
    shownLat: lat,
    shownLng: lng,
    placeName: null,
    placePrecision: isArea ? 'area' : 'country',
    likeCount: 0,
    commentCount: 0,
    wantedCount: 0,
    doneCount: 0,
    againCount: 0,
  }
}

const nowhere = { lat: null, lng: null }

export const isOwnBucket = ({ ownerId, bucketId }: OwnBucket) =>
  and(eq(buckets.id, bucketId), eq(buckets.ownerId, ownerId))

/**
 * Locks the row of the Bucket until the transaction ends.
 * @throws NotFound if the Bucket does not exist.
 */
export async function lockBucket(transaction: Queries, own: OwnBucket) {
  const [bucketId] = await lockRows(transaction, buckets, isOwnBucket(own), 'no key update')
  return found(bucketId, noSuchBucket)
}

/** @throws InvalidValue if a Kick that the Bucket shows has links of a new account */
export async function refuseShownLinks(transaction: Queries, { ownerId, bucketId }: OwnBucket) {
  const shown = await transaction
    .select({ id: kicks.id, name: kicks.name, description: kicks.description })
    .from(bucketKicks)
    .innerJoin(kicks, and(eq(kicks.id, bucketKicks.kickId), eq(kicks.creatorId, ownerId)))
    .innerJoin(users, and(eq(users.id, ownerId), isInFirstWeek))
    .where(and(eq(bucketKicks.bucketId, bucketId), bucketKicks.isShown))
    .for('share', { of: kicks })
  const texts = shown.map(({ name, description }) => `${name} ${description}`)
  await refuseLinks(transaction, ownerId, { kicks: texts.join('\n') })
  const ids = shown.map(({ id }) => id)
  if (ids.length > 0) await refusePhotoLinks(transaction, ownerId, inArray(allPhotos.kickId, ids), 'kicks')
}

/** Adds Kicks in their order. Requires locks on Bucket and Kicks. Idempotent. */
export async function putIn(transaction: Queries, bucketId: string, kickIds: string[]) {
  const entries = kickIds.map((kickId) => ({ bucketId, kickId }))
  const added = await transaction.insert(bucketKicks).values(entries).onConflictDoNothing().returning()
  if (added.length > 0) await touchBucket(transaction, bucketId)
}

/** Gives the Bucket a new version. Requires a lock on it. */
export const touchBucket = (transaction: Queries, bucketId: string) =>
  transaction
    .update(buckets)
    .set({ updatedAt: nextVersion(buckets.updatedAt) })
    .where(eq(buckets.id, bucketId))
