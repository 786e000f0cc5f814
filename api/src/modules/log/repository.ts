import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { Conflict, type Database, found, newId, Outdated, type Queries } from '@bucketeer/host/server'
import { pageOf, type Page } from '../../contract/paging'
import type { KnownVersions } from '../../contract/operation'
import { batchByKey } from '../../database/batch-by-key'
import { newestFirst } from '../../database/list-query'
import { isAtVersion, lockRows, nextVersion } from '../../database/writes'
import { allPhotos, logEntries, shareLinks } from '../../database/content-schema'
import { kicks, users } from '../../database/schema'
import { hiddenWordsOf } from '../../database/hidden-words'
import { type LinkState, linkStateOf } from '../../database/link-state'
import { refuseLinks } from '../../limits/links/repository'
import { isVisibleEntry, isVisibleKick } from '../audience/repository'
import { createNamedKick, type KickRow } from '../kick/repository'
import { noSuchKick } from '../kick/words'
import { notify } from '../notification/repository'
import { refusePhotoLinks, setPhotos, type StoredPhoto } from '../photo/repository'
import type { CreatorRow } from '../creator/creator'
import type { Person } from '../../database/person-row'
import type { LogQuery } from './calls'
import { createCompanionConditions } from './filters/repository'
import type { LogPlace } from './cursor'
import { firstDayOf, type HappenedAt } from './dates'
import { defaultAudienceOf } from './policy'
import type { ownFields, storedFields } from './schemas'
import { fullLog, noSuchEntry, outdatedEntry } from './words'

type Stored = typeof logEntries.$inferSelect
export type EntryRow = Stored & { creator: CreatorRow; link?: LinkState; hidden?: string | null }
type Owner = Pick<Person, 'id'>
/** Missing fields keep their values, or have their default ones in a new entry. */
export type EntryFields = Partial<
  Pick<Stored, keyof typeof storedFields | keyof typeof ownFields | 'companions'>
> &
  HappenedAt
type NewEntry = EntryFields & Pick<Stored, 'state' | 'audience'>

export type LogFilter = Pick<LogQuery, 'kick' | 'year' | 'category' | 'country' | 'with'> & {
  /** Whose log. */
  userId: string
}

interface LogPageRequest {
  limit: number
  after: LogPlace | undefined
}

interface EntryChange {
  /** Returns the new fields of the present entry. */
  fields: (present: Stored) => EntryFields
  /** Undefined if they stay. */
  photos: StoredPhoto[] | undefined
}

/** The largest number of entries of a person. */
export const maxEntries = 10_000

/** The columns of an entry with its user, joined by `isCreator`. */
export const entryColumns = {
  ...getTableColumns(logEntries),
  creator: { id: users.id, userName: users.userName, pictureId: users.pictureId },
}
const link = linkStateOf(shareLinks.entryId, logEntries.id)
const hidden = hiddenWordsOf(logEntries)
export const isCreator = eq(users.id, logEntries.userId)

/** Finer dates come before coarser ones of the same day. */
export const latestFirst = (rows: number) =>
  sql`${logEntries.sortOn} desc, ${logEntries.fineness} desc, ${newestFirst(logEntries.id, rows)}`

export function createLogRepository(database: Database) {
  const { isWith } = createCompanionConditions(database)
  // Companions are the user's own secret.
  const hasCompanion = async (viewer: Person, { userId, with: name }: LogFilter) => {
    if (name === undefined) return undefined
    return userId === viewer.id ? isWith(userId, name) : sql`false`
  }

  const byId = batchByKey(
    database,
    'entries_by_id',
    { entryId: 'uuid', viewerId: 'uuid' },
    ({ keys, place, entryId, viewerId }) =>
      database
        .select({ place, ...entryColumns, link, hidden })
        .from(keys)
        .innerJoin(logEntries, and(eq(logEntries.id, entryId), isVisibleEntry(viewerId)))
        .innerJoin(users, isCreator),
  )

  return {
    /** Returns entries that the viewer may see, newest first. */
    async list(viewer: Person, filter: LogFilter, { limit, after }: LogPageRequest): Promise<Page<EntryRow>> {
      const isWithThem = await hasCompanion(viewer, filter)
      const rows = await database
        .select(entryColumns)
        .from(logEntries)
        .innerJoin(users, isCreator)
        .where(and(isVisibleEntry(viewer.id), ...conditions(viewer, filter), isWithThem, isAfter(after)))
        .orderBy(latestFirst(limit + 1))
      return pageOf(rows, limit)
    },

    /** Returns an entry that the viewer may see. */
    find: async (entryId: string, viewer: Person): Promise<EntryRow | undefined> =>
      (await byId({ entryId, viewerId: viewer.id })).at(0),

    /**
     * Changes an entry of the person.
     * @throws Outdated if it has changed since the known versions, NotFound if it was deleted, InvalidValue if a
     * picture is not the person's own or for links of a new account
     */
    update: (
      person: Person,
      entryId: string,
      { fields, photos }: EntryChange,
      known: KnownVersions | undefined,
    ) =>
      database.transaction(async (transaction): Promise<EntryRow> => {
        const isOwn = isEntryOf(person, entryId)
        const kick = await lockKickOf(transaction, person, isOwn)
        const [present] = await transaction.select().from(logEntries).where(isOwn).for('no key update')
        const [changed] = await transaction
          .update(logEntries)
          .set({ ...fields(found(present, noSuchEntry)), updatedAt: nextVersion(logEntries.updatedAt) })
          .where(and(isOwn, isAtVersion(logEntries.updatedAt, known)))
          .returning({ ...getTableColumns(logEntries), link, hidden })
        // The lock keeps the entry.
        if (!changed) throw new Outdated(outdatedEntry)
        if (photos)
          await setPhotos(transaction, { thing: { key: 'entryId', id: entryId }, ownerId: person.id }, photos)
        await refuseSharedLinks(transaction, person, changed)
        if (kick && present?.state !== 'done') await notifyCreator(transaction, person, kick, changed)
        return { ...changed, creator: person }
      }),

    delete: (person: Owner, entryId: string) =>
      database.transaction(async (transaction) => {
        const isOwn = isEntryOf(person, entryId)
        await lockKickOf(transaction, person, isOwn)
        await transaction.delete(logEntries).where(isOwn)
      }),
  }
}

const isEntryOf = (person: Owner, entryId: string) =>
  and(eq(logEntries.id, entryId), eq(logEntries.userId, person.id))

/** Locks and returns the Kick of an entry, before the entry, as the deletion of a Kick does: other orders would deadlock. */
async function lockKickOf(transaction: Queries, person: Owner, isEntry: SQL | undefined) {
  const kickId = transaction.select({ kickId: logEntries.kickId }).from(logEntries).where(isEntry)
  const isOfEntry = sql`${kicks.id} in ${kickId}`
  await lockOwnKick(transaction, person, isOfEntry)
  await lockUser(transaction, person)
  const [kick] = await transaction
    .select({ id: kicks.id, creatorId: kicks.creatorId })
    .from(kicks)
    .where(isOfEntry)
    .for('no key update')
  return kick
}

/**
 * Locks the Kick if it is the person's own. The deletion of an account locks the Kicks of the account, the user, and
 * the Kicks of others, in this order.
 */
const lockOwnKick = (transaction: Queries, { id }: Owner, isKick: SQL) =>
  lockRows(transaction, kicks, and(isKick, eq(kicks.creatorId, id)), 'no key update')

/** Locks the user against deletion until the transaction ends. */
const lockUser = (transaction: Queries, { id }: Owner) =>
  lockRows(transaction, users, eq(users.id, id), 'key share')

function* conditions(viewer: Person, filter: LogFilter): Generator<SQL> {
  const { userId, kick, year, category, country } = filter
  yield eq(logEntries.userId, userId)
  if (kick !== undefined) yield eq(logEntries.kickId, kick)
  if (year !== undefined) yield isInYear(year)
  if (category !== undefined) yield ofKick(viewer, eq(kicks.category, category))
  if (country !== undefined) yield ofKick(viewer, eq(kicks.country, country))
}

/** Returns the condition that something happened in a year. A range, so that the indexes apply. */
export function isInYear(year: number): SQL {
  const begin = firstDayOf(year)
  return sql`(${logEntries.sortOn} >= ${begin} and ${logEntries.sortOn} < ${begin}::date + interval '1 year')`
}

const ofKick = (viewer: Person, condition: SQL) =>
  sql`exists (
      select from ${kicks}
      where ${kicks.id} = ${logEntries.kickId} and ${condition} and ${isVisibleKick(viewer.id)}
    )`

const isAfter = (place: LogPlace | undefined): SQL | undefined =>
  place &&
  sql`(${logEntries.sortOn}, ${logEntries.fineness}, ${logEntries.id})
      < (${place.on ?? '-infinity'}::date, ${place.fineness}::smallint, ${place.id}::uuid)`

/** The first key of these advisory locks. The second is a hash of the person's id. */
const logLock = 7204122

/**
 * Creates an entry about a Kick that the person may see, or about a new Private Kick of this name.
 * @throws NotFound if the Kick does not exist, Conflict if the log is full, InvalidValue if a picture is not the
 * person's own or for links of a new account
 */
export const createEntry = (
  queries: Queries,
  person: Person,
  of: { kickId: string } | { name: string },
  { photos, ...fields }: NewEntry & { photos: StoredPhoto[] | undefined },
) =>
  queries.transaction(async (transaction): Promise<{ id: string }> => {
    if ('kickId' in of) await lockOwnKick(transaction, person, eq(kicks.id, of.kickId))
    await requireRoom(transaction, person, 1)
    const kick =
      'name' in of
        ? await createNamedKick(transaction, person, of.name)
        : await lockKick(transaction, person, of.kickId)
    const [entry] = await transaction
      .insert(logEntries)
      .values({ ...fields, id: newId(), userId: person.id, kickId: kick.id, kickName: kick.name })
      .returning({ id: logEntries.id })
    if (!entry) throw new Error('The database did not return the entry it made.')
    if (photos)
      await setPhotos(transaction, { thing: { key: 'entryId', ...entry }, ownerId: person.id }, photos)
    await refuseSharedLinks(transaction, person, { ...fields, ...entry })
    await notifyCreator(transaction, person, kick, { ...fields, id: entry.id })
    return entry
  })

async function refuseSharedLinks(
  transaction: Queries,
  person: Owner,
  { id, audience, note }: Pick<Stored, 'id' | 'audience'> & Partial<Stored>,
) {
  if (audience === 'Private') return
  await refuseLinks(transaction, person.id, { note })
  await refusePhotoLinks(transaction, person.id, eq(allPhotos.entryId, id))
}

/** Notifies the creator of a locked Kick that the person did it. They read it as long as they may see the entry. */
async function notifyCreator(
  transaction: Queries,
  person: Owner,
  { id: kickId, creatorId }: Pick<KickRow, 'id' | 'creatorId'>,
  { id: entryId, state, audience }: Pick<Stored, 'id' | 'state' | 'audience'>,
) {
  if (state !== 'done' || audience === 'Private' || creatorId === null || creatorId === person.id) return
  await notify(transaction, { kind: 'done', userId: creatorId, actorId: person.id, kickId, entryId })
}

/** Says that the person did these Kicks some time ago. @throws Conflict if the log has no room for them */
export async function logDone(transaction: Queries, person: Person, done: Pick<KickRow, 'id' | 'name'>[]) {
  if (done.length === 0) return
  await requireRoom(transaction, person, done.length)
  await transaction.insert(logEntries).values(
    done.map(({ id, name }) => ({
      id: newId(),
      userId: person.id,
      kickId: id,
      kickName: name,
      ...({ state: 'done', precision: 'unknown', audience: defaultAudienceOf(person) } as const),
    })),
  )
}

/** @throws Conflict if the log has no room for so many entries. Others of the person wait until the transaction ends */
export async function requireRoom(transaction: Queries, person: Owner, wanted: number) {
  const { id } = person
  await transaction.execute(sql`select pg_advisory_xact_lock(${logLock}, hashtext(${id}))`)
  // Before the Kicks of others, as the deletion of an account does.
  await lockUser(transaction, person)
  const present = await transaction.$count(logEntries, eq(logEntries.userId, id))
  if (present + wanted > maxEntries) throw new Conflict(fullLog(maxEntries))
}

/** Locks the Kick until the transaction ends. The trigger that updates its counts takes the same lock. */
async function lockKick(transaction: Queries, viewer: Person, kickId: string) {
  const [kick] = await transaction
    .select({ id: kicks.id, name: kicks.name, creatorId: kicks.creatorId })
    .from(kicks)
    .where(and(eq(kicks.id, kickId), isVisibleKick(viewer.id)))
    .for('no key update')
  return found(kick, noSuchKick)
}
