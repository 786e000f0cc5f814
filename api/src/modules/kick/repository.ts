import { hiddenWordsOf } from '../../database/hidden-words'
import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import {
  Conflict,
  type Database,
  found,
  InvalidValue,
  newId,
  Outdated,
  type Queries,
} from '@bucketeer/host/server'
import type { KnownVersions } from '../../contract/operation'
import {
  creator,
  isCreatorOfKick,
  kickColumns,
  shownColumns,
  viewerFieldsOfNewKick,
  type KickRow,
} from '../../database/kick-row'
import { isAtVersion, nextVersion, ownPicture, violates, withOwnPicture } from '../../database/writes'
import { preparedOn } from '../../database/prepared'
import { allPhotos, logEntries, stories } from '../../database/content-schema'
import { bucketKicks, buckets, kicks, pictures, users } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { refuseLinks } from '../../limits/links/repository'
import { isVisibleKick } from '../audience/repository'
import { lockBucket, putIn } from './in-buckets/repository'
import { refuseMissingPicture } from '../media/picture-urls'
import {
  addPhotos,
  changePhotos,
  firstOf,
  type FirstPhoto,
  type PhotoChange,
  type PhotoRow,
  photosOf,
  refusePhotoLinks,
} from '../photo/repository'
import type { Person } from '../../database/person-row'
import { storedFields } from './schemas'
import { searchColumns } from './search/search-text'
import { incompleteKick, kickInUse, noSuchKick, outdatedKick, tooManyWishes } from './words'

export type { KickRow } from '../../database/kick-row'

type Stored = typeof kicks.$inferSelect
/** Missing and undefined fields keep their values, or have their default ones in a new Kick. */
export type KickChange = Partial<Pick<Stored, keyof typeof storedFields | 'lat' | 'lng' | 'placeName'>>
export type NewKick = KickChange & Pick<Stored, 'name'> & Partial<Pick<Stored, 'bucketId'>>

interface OwnKick {
  creatorId: string
  kickId: string
}

const isOwnActiveKick = ({ creatorId, kickId }: OwnKick) =>
  and(eq(kicks.id, kickId), eq(kicks.creatorId, creatorId), isNull(kicks.withdrawnAt))

export function createKickRepository(database: Database) {
  const byId = batchByKey(
    database,
    'kicks_by_id',
    { kickId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, kickId, viewerId }) =>
      database
        .select({ place, ...kickColumns(database, viewerId), hidden: hiddenWordsOf(kicks) })
        .from(keys)
        .innerJoin(kicks, and(eq(kicks.id, kickId), isVisibleKick(viewerId)))
        .leftJoin(creator, isCreatorOfKick),
  )

  return {
    /** Returns a Kick that the viewer may see, also a withdrawn one. */
    find: async (kickId: string, viewer: Person): Promise<KickRow | undefined> =>
      (await byId({ kickId, viewerId: viewer.id })).at(0),

    /**
     * @throws Outdated if it has changed since the known versions, NotFound if it was deleted, InvalidValue if a
     * picture is not the user's own, or the shared Kick lacks something or has links of a new account
     */
    update: (
      own: OwnKick,
      change: KickChange,
      photos: PhotoChange | undefined,
      known: KnownVersions | undefined,
    ) =>
      database.transaction(async (transaction) => {
        const present = await lockKick(transaction, own)
        const next = { ...present, ...change }
        const isShared = next.audience !== 'Private' || (await isShownWish(transaction, own))
        if (isShared) await refuseLinks(transaction, own.creatorId, textsOf(next))
        const owned = { thing: { key: 'kickId', id: own.kickId }, ownerId: own.creatorId } as const
        await changePhotos(transaction, owned, photos, async (first) => {
          const [changed] = await transaction
            .update(kicks)
            .set({
              ...withOwnPicture({ ...change, ...first }, own.creatorId),
              ...searchColumns(next),
              updatedAt: nextVersion(kicks.updatedAt),
            })
            .where(and(isOwnActiveKick(own), isAtVersion(kicks.updatedAt, known)))
            .returning({ id: kicks.id })
            .catch(refuseIncompleteKick)
            .catch(refuseMissingPicture)
          // The lock keeps the Kick.
          if (!changed) throw new Outdated(outdatedKick)
        })
        if (isShared) await refusePhotoLinks(transaction, own.creatorId, eq(allPhotos.kickId, own.kickId))
      }),

    /**
     * Deletes the Kick, or withdraws it if others hold and see it.
     * @throws NotFound if it was deleted already, Conflict if it is in use and only an unused one is to be deleted.
     */
    delete: (own: OwnKick, { onlyUnused = false }: { onlyUnused?: boolean } = {}) =>
      database.transaction(async (transaction) => {
        await lockOwnBuckets(transaction, own)
        const { audience } = await lockKick(transaction, own)
        if (onlyUnused && (audience !== 'Private' || (await isReferredTo(transaction, own))))
          throw new Conflict(kickInUse)
        if (audience !== 'Private' && (await isHeldByOthers(transaction, own)))
          return withdraw(transaction, own)
        await transaction.delete(kicks).where(isOwnActiveKick(own))
      }),
  }
}

/** A new Kick with all of its photos. */
type CreatedKick = KickRow & { photos: PhotoRow[] }

/**
 * Creates a Kick with its photos and adds it to the chosen Bucket.
 * @throws NotFound if the Bucket is not the user's own, InvalidValue if a picture is not, or the shared Kick lacks
 * something or has links of a new account
 */
export async function createKick(
  queries: Queries,
  person: Person,
  fields: NewKick,
  photos?: PhotoChange,
): Promise<CreatedKick> {
  const { bucketId } = fields
  const whole = { ...fields, ...(photos && firstOf(photos)) }
  if (fields.audience !== 'Private') await refuseLinks(queries, person.id, textsOf(fields))
  if (!bucketId && !photos?.photos) return insertKick(queries, person, whole)
  return queries.transaction(async (transaction) => {
    if (bucketId) await lockBucket(transaction, { ownerId: person.id, bucketId })
    const inserted = await insertKick(transaction, person, whole)
    const thing = { key: 'kickId', id: inserted.id } as const
    await addPhotos(transaction, { thing, ownerId: person.id }, photos)
    if (fields.audience !== 'Private')
      await refusePhotoLinks(transaction, person.id, eq(allPhotos.kickId, inserted.id))
    const kick = { ...inserted, photos: await photosOf(transaction, thing) }
    if (!bucketId) return kick
    await putIn(transaction, bucketId, [kick.id])
    return { ...kick, inBuckets: [bucketId] }
  })
}

const textsOf = ({ name, description, placeName, country }: NewKick) => ({
  name,
  description,
  country,
  place: placeName,
})

/** Returns whether a Bucket shows the Private Kick to others. */
const isShownWish = async (transaction: Queries, { kickId }: OwnKick) =>
  (await transaction.$count(bucketKicks, and(eq(bucketKicks.kickId, kickId), bucketKicks.isShown))) > 0

/** One line of what somebody wants to do. */
export interface Wish {
  text: string
  /** Whether it has been done already. */
  done?: boolean
}

/**
 * Creates a Private Kick of each wish and adds them to the Bucket, all or none.
 * @throws NotFound if the Bucket is not the user's own, Conflict if these are too many for a day
 */
export const createWishes = (
  queries: Queries,
  person: Person,
  { bucketId, wishes, maxPerDay }: { bucketId: string; wishes: Wish[]; maxPerDay: number },
): Promise<KickRow[]> =>
  queries.transaction(async (transaction) => {
    await lockBucket(transaction, { ownerId: person.id, bucketId })
    // Otherwise concurrent calls on several Buckets would exceed the limit.
    await transaction.execute(sql`select pg_advisory_xact_lock(${wishLock}, hashtext(${person.id}))`)
    if ((await privateKicksOfDay(transaction, person)) + wishes.length > maxPerDay)
      throw new Conflict(tooManyWishes(maxPerDay))
    const rows: KickRow[] = []
    for (const { text } of wishes)
      rows.push(await insertKick(transaction, person, { name: text, audience: 'Private', bucketId }))
    const kickIds = rows.map(({ id }) => id)
    await putIn(transaction, bucketId, kickIds)
    return rows.map((row) => ({ ...row, inBuckets: [bucketId] }))
  })

/** The first key of these advisory locks. The second is a hash of the person's id. */
const wishLock = 7204121

/** Returns how many Private Kicks the person made in the last 24 hours. */
const privateKicksOfDay = (queries: Queries, { id }: Person) =>
  queries.$count(
    kicks,
    and(
      eq(kicks.creatorId, id),
      eq(kicks.audience, 'Private'),
      sql`${kicks.createdAt} > now() - interval '24 hours'`,
    ),
  )

/** Creates a Private Kick of which only the name is known. */
export const createNamedKick = (queries: Queries, person: Person, name: string): Promise<KickRow> =>
  insertKick(queries, person, { name, audience: 'Private' })

/**
 * Returns a user's id for an `insert`, and locks the user's row before the rows of the other foreign keys. Account
 * deletion also locks the user first; another order could deadlock. For a deleted user the insert violates its
 * foreign key.
 */
const lockedPerson = (id: SQLWrapper) =>
  sql`coalesce((select ${users.id} from ${users} where ${users.id} = ${id} for key share), ${id})`

/** The columns of a new Kick with values of the request, or their defaults. */
const givenColumns = [
  ...(Object.keys(storedFields) as (keyof typeof storedFields)[]),
  ...(['pictureId', 'pictureAlt', 'pictureCaption', 'bucketId', 'lat', 'lng', 'placeName'] as const),
]

const photo = sql`
  select json_build_object(
    'pictureId', ${pictures.id}, 'width', ${pictures.width}, 'height', ${pictures.height},
    'alt', ${kicks.pictureAlt}, 'caption', ${kicks.pictureCaption}
  )
  from ${pictures} where ${pictures.id} = ${kicks.pictureId}`
const firstPhoto = sql<PhotoRow[]>`array(${photo})`

/** Building the statement takes longer than executing it. */
const insertionOn = preparedOn((queries) => {
  const given = givenColumns.map((name) => [name, sql.placeholder(name)])
  const creatorId = lockedPerson(sql.placeholder('creatorId'))
  const pictureId = ownPicture({
    pictureId: sql.placeholder('pictureId'),
    ownerId: sql.placeholder('creatorId'),
  })
  return queries
    .insert(kicks)
    .values({
      ...Object.fromEntries(given),
      id: sql.placeholder('id'),
      searchable: sql.placeholder('searchable'),
      creatorId,
      pictureId,
    })
    .returning({ ...shownColumns, photos: firstPhoto })
    .prepare('insert_kick')
})

async function insertKick(
  queries: Queries,
  person: Person,
  fields: NewKick & Partial<FirstPhoto>,
): Promise<CreatedKick> {
  const given = givenColumns.map((name) => [name, fields[name] ?? kicks[name].default ?? null])
  const [kick] = await insertionOn(queries)
    .execute({ id: newId(), creatorId: person.id, ...Object.fromEntries(given), ...searchColumns(fields) })
    .catch(refuseIncompleteKick)
    .catch(refuseMissingPicture)
  if (!kick) throw new Error('The database did not return the Kick it made.')
  return { ...kick, ...viewerFieldsOfNewKick, creator: person }
}

/** The routes name what is missing. This refuses what a concurrent change made incomplete. */
function refuseIncompleteKick(error: unknown): never {
  if (violates('shared_kicks_are_whole', error)) throw new InvalidValue(incompleteKick)
  throw error
}

/** Locks Buckets first, as adding and removing Kicks do: different lock orders would deadlock. */
async function lockOwnBuckets(transaction: Queries, own: OwnKick) {
  await transaction
    .select({ id: buckets.id })
    .from(buckets)
    .innerJoin(bucketKicks, eq(bucketKicks.bucketId, buckets.id))
    .where(and(eq(bucketKicks.kickId, own.kickId), eq(buckets.ownerId, own.creatorId)))
    .orderBy(buckets.id)
    .for('no key update', { of: buckets })
}

/** Locks the Kick against changes and new references until the transaction ends. */
async function lockKick(transaction: Queries, own: OwnKick) {
  const [kick] = await transaction.select().from(kicks).where(isOwnActiveKick(own)).for('update')
  return found(kick, noSuchKick)
}

async function isHeldByOthers(transaction: Queries, { creatorId, kickId }: OwnKick) {
  const { rows } = await transaction.execute<{ held: boolean }>(
    sql`select kick_is_held_by_others(${kickId}, ${creatorId}) as held`,
  )
  return rows[0]?.held === true
}

/** Returns whether a Bucket, a log or a Story has the Kick. */
async function isReferredTo(transaction: Queries, { kickId }: OwnKick) {
  const tables = [bucketKicks, logEntries, stories]
  const references = tables.map(
    (table) => sql`exists (select from ${table} where ${table.kickId} = ${kickId})`,
  )
  const { rows } = await transaction.execute<{ isUsed: boolean }>(
    sql`select ${sql.join(references, sql` or `)} as "isUsed"`,
  )
  return rows[0]?.isUsed === true
}

async function withdraw(transaction: Queries, own: OwnKick) {
  await transaction
    .update(kicks)
    .set({ withdrawnAt: sql`now()`, bucketId: null, updatedAt: nextVersion(kicks.updatedAt) })
    .where(isOwnActiveKick(own))
  const ownBuckets = transaction
    .select({ id: buckets.id })
    .from(buckets)
    .where(eq(buckets.ownerId, own.creatorId))
  await transaction
    .delete(bucketKicks)
    .where(and(eq(bucketKicks.kickId, own.kickId), sql`${bucketKicks.bucketId} in ${ownBuckets}`))
}
