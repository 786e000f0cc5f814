import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  Conflict,
  type Database,
  found,
  InvalidValue,
  newId,
  Outdated,
  type Queries,
  violatedConstraint,
} from '@bucketeer/host/server'
import type { KnownVersions } from '../../contract/version'
import {
  creator,
  isCreatorOfKick,
  kickColumns,
  viewerFieldsOfNewKick,
  type KickRow,
} from '../../database/kick-row'
import { lockedPerson } from '../../database/locked-person'
import { ownPicture } from '../../database/own-picture'
import { prepared, preparedOn } from '../../database/prepared'
import { stories } from '../../database/journal-schema'
import { logEntries } from '../../database/log-schema'
import { bucketKicks, buckets, kicks } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { isAtVersion, nextVersion } from '../../database/version'
import { isVisibleKick } from '../audience/repository'
import { lockBucket, putIn } from './in-buckets/repository'
import { refuseMissingPicture } from '../media/picture-urls'
import { addPhotos, changePhotos, firstOf, type FirstPhoto, type PhotoChange } from '../photo/repository'
import type { Person } from '../../database/person-row'
import { searchColumns } from './search/search-text'
import { incompleteKick, kickInUse, noSuchKick, tooManyWishes } from './words'

export type { KickRow } from '../../database/kick-row'

type Stored = typeof kicks.$inferSelect
export type NewKick = Pick<
  Stored,
  | 'name'
  | 'description'
  | 'audience'
  | 'category'
  | 'continent'
  | 'bucketId'
  | 'lat'
  | 'lng'
  | 'placePrecision'
  | 'country'
  | 'placeName'
>
/** Missing and undefined fields keep their values. */
export type KickChange = Pick<Stored, 'name' | 'description' | 'category'> & {
  [Field in 'audience' | 'continent' | 'placePrecision']: Stored[Field] | undefined
} & Partial<Pick<Stored, 'lat' | 'lng' | 'country' | 'placeName'>>

interface OwnKick {
  creatorId: string
  kickId: string
}

const isOwnActiveKick = ({ creatorId, kickId }: OwnKick) =>
  and(eq(kicks.id, kickId), eq(kicks.creatorId, creatorId), isNull(kicks.withdrawnAt))

export function createKickRepository(database: Database) {
  const byId = batchByKey({ kickId: 'uuid', viewerId: 'uuid' }, ({ keys, place, kickId, viewerId }) =>
    prepared(
      database,
      'kicks_by_id',
      database
        .select({ place, ...kickColumns(database, viewerId) })
        .from(keys)
        .innerJoin(kicks, and(eq(kicks.id, kickId), isVisibleKick(viewerId)))
        .leftJoin(creator, isCreatorOfKick),
    ),
  )

  return {
    /** Returns a Kick that the viewer may see, also a withdrawn one. */
    find: async (kickId: string, viewer: Person): Promise<KickRow | undefined> =>
      (await byId({ kickId, viewerId: viewer.id })).at(0),

    /**
     * @throws Outdated if it has changed since the known versions, NotFound if it was deleted, InvalidValue if a
     * picture is not the user's own or the shared Kick lacks something
     */
    update: (own: OwnKick, change: KickChange, photos: PhotoChange, known: KnownVersions | undefined) =>
      database.transaction(async (transaction) => {
        const present = await lockKick(transaction, own)
        const owned = { thing: { kickId: own.kickId }, ownerId: own.creatorId }
        await changePhotos(transaction, owned, photos, async ({ pictureId, ...texts }) => {
          const picture = ownPicture({ pictureId, ownerId: own.creatorId })
          const [changed] = await transaction
            .update(kicks)
            .set({
              ...change,
              ...searchColumns(textsAfter(present, change)),
              ...texts,
              pictureId: picture,
              updatedAt: nextVersion(kicks.updatedAt),
            })
            .where(and(isOwnActiveKick(own), isAtVersion(kicks.updatedAt, known)))
            .returning({ id: kicks.id })
            .catch(refuseIncompleteKick)
            .catch(refuseMissingPicture)
          // The lock keeps the Kick.
          if (!changed) throw new Outdated('Kick')
        })
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

/**
 * Creates a Kick with its photos and adds it to the chosen Bucket.
 * @throws NotFound if the Bucket is not the user's own, InvalidValue if a picture is not or the shared Kick lacks
 * something
 */
export const createKick = (
  queries: Queries,
  person: Person,
  fields: NewKick,
  photos: PhotoChange,
): Promise<KickRow> => {
  const { bucketId } = fields
  const first = firstOf(photos)
  if (!bucketId && !photos.photos) return insertKick(queries, person, { ...fields, ...first })
  return queries.transaction(async (transaction) => {
    if (bucketId) await lockBucket(transaction, { ownerId: person.id, bucketId })
    const kick = await insertKick(transaction, person, { ...fields, ...first })
    await addPhotos(transaction, { thing: { kickId: kick.id }, ownerId: person.id }, photos)
    if (!bucketId) return kick
    await putIn(transaction, bucketId, [kick.id])
    return { ...kick, inBuckets: [bucketId] }
  })
}

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
      rows.push(await insertKick(transaction, person, { ...nothingKnown, name: text, bucketId }))
    const kickIds = rows.map(({ id }) => id)
    await putIn(transaction, bucketId, kickIds)
    return rows.map((row) => ({ ...row, inBuckets: [bucketId] }))
  })

/** The first key of these advisory locks. The second is a hash of the person's id. */
const wishLock = 7204121

const nothingKnown = {
  description: '',
  audience: 'Private',
  category: null,
  continent: null,
  lat: null,
  lng: null,
  placePrecision: 'exact',
  country: null,
  placeName: null,
  pictureId: null,
  pictureAlt: '',
  pictureCaption: '',
} as const

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
  insertKick(queries, person, { ...nothingKnown, name, bucketId: null })

async function insertKick(queries: Queries, person: Person, fields: NewKick & FirstPhoto): Promise<KickRow> {
  const [kick] = await insertionOn(queries)
    .execute({ id: newId(), creatorId: person.id, ...fields, ...searchColumns(fields) })
    .catch(refuseIncompleteKick)
    .catch(refuseMissingPicture)
  if (!kick) throw new Error('The database did not return the Kick it made.')
  return { ...kick, ...viewerFieldsOfNewKick, creator: person }
}

/** Prepared once for the pool. A transaction has its own connection and builds the query again. */
const insertionOn = preparedOn((queries: Queries) =>
  queries
    .insert(kicks)
    .values({
      id: sql.placeholder('id'),
      creatorId: lockedPerson(sql.placeholder('creatorId')),
      name: sql.placeholder('name'),
      description: sql.placeholder('description'),
      audience: sql.placeholder('audience'),
      pictureId: ownPicture({
        pictureId: sql.placeholder('pictureId'),
        ownerId: sql.placeholder('creatorId'),
      }),
      pictureAlt: sql.placeholder('pictureAlt'),
      pictureCaption: sql.placeholder('pictureCaption'),
      category: sql.placeholder('category'),
      continent: sql.placeholder('continent'),
      bucketId: sql.placeholder('bucketId'),
      lat: sql.placeholder('lat'),
      lng: sql.placeholder('lng'),
      placePrecision: sql.placeholder('placePrecision'),
      country: sql.placeholder('country'),
      placeName: sql.placeholder('placeName'),
      searchable: sql.placeholder('searchable'),
    })
    .returning()
    .prepare('insert_kick'),
)

/** The routes name what is missing. This refuses what a concurrent change made incomplete. */
function refuseIncompleteKick(error: unknown): never {
  if (violatedConstraint(error) === 'shared_kicks_are_whole') throw new InvalidValue(incompleteKick)
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
  const [kick] = await transaction
    .select({
      audience: kicks.audience,
      country: kicks.country,
      placeName: kicks.placeName,
      placePrecision: kicks.placePrecision,
    })
    .from(kicks)
    .where(isOwnActiveKick(own))
    .for('update')
  return found(kick, noSuchKick)
}

/** Returns the texts of a Kick with a change. */
const textsAfter = (
  present: Pick<Stored, 'country' | 'placeName' | 'placePrecision'>,
  {
    name,
    description,
    country = present.country,
    placeName = present.placeName,
    placePrecision = present.placePrecision,
  }: KickChange,
) => ({ name, description, country, placeName, placePrecision })

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
