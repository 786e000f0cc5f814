import { and, asc, desc, eq, gt, inArray, lt, ne, not, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Database, newId, type Queries } from '@bucketeer/host/server'
import { importRows, imports, ownThings, type Reason } from '../tables'
import { journals, stories } from '../../../database/journal-schema'
import { logEntries } from '../../../database/log-schema'
import { photos } from '../../../database/photo-schema'
import { buckets, kicks, users } from '../../../database/schema'
import { nextVersion } from '../../../database/version'
import { isVisibleKick } from '../../audience/repository'
import { searchColumns } from '../../kick/search/search-text'
import { requireRoom } from '../../log/repository'
import type { StoredPhoto } from '../../photo/repository'
import { pictureNeeded } from '../../story/words'
import type { ImportItem } from '../items'
import { type Job, LeaseLost, renewLease } from '../jobs/repository'
import { hasThing, isOneOf, keyOf, presentThings, type Reference } from '../present/repository'
import type { RowState } from '../repository'
import { changedSince, photosMissing, waiting } from '../words'

type Kind = ImportItem['kind']
type Items = { [K in Kind]: Extract<ImportItem, { kind: K }> }

/** Each kind refers only to those before it, except for Kicks that are put into the Buckets of earlier jobs. */
export const kindsInOrder = ['kick', 'bucket', 'journal', 'story', 'entry'] as const satisfies Kind[]

interface ReadItem<Item = ImportItem> {
  number: number
  item: Item
}

export interface SavedPhotos {
  photos: StoredPhoto[]
  /** The number of photos that could not be saved. */
  missing: number
}

/** A row whose photos have been saved. */
export type PicturedRow<Item = ImportItem> = ReadItem<Item> & SavedPhotos

const referenceTo = (kind: Kind, id: string | null): Reference[] => (id === null ? [] : [{ kind, id }])

/** Returns what a thing cannot be without, if the file has it. */
function neededBy(item: ImportItem): Reference[] {
  if (item.kind === 'story')
    return [...referenceTo('journal', item.journal), ...referenceTo('kick', item.kick)]
  return item.kind === 'entry' ? referenceTo('kick', item.kick) : []
}

function referencesOf(item: ImportItem): Reference[] {
  if (item.kind === 'journal') return referenceTo('bucket', item.bucket)
  return item.kind === 'bucket' ? item.kicks.flatMap(({ kick }) => referenceTo('kick', kick)) : neededBy(item)
}

type Made<Item> = PicturedRow<Item> & { id: string }

interface Context {
  job: Job
  /** Returns the id of what an item refers to; null if it is not here. */
  idOf(kind: Kind, id: string | null): string | null
  /** Returns the description of a Kick with the name of its creator. */
  credited(kick: Items['kick']): string
}

const firstPhoto = ([first]: StoredPhoto[]) => ({
  pictureId: first?.pictureId,
  pictureAlt: first?.alt,
  pictureCaption: first?.caption,
})

const tables = { kick: kicks, bucket: buckets, journal: journals, story: stories, entry: logEntries }

/** Returns the columns of things of a kind that have not the names of the fields of their items. */
const columnsOf: {
  [K in Kind]: (
    made: Made<Items[K]>,
    context: Context,
    index: number,
  ) => PgUpdateSetSource<(typeof tables)[K]>
} = {
  kick({ item, photos: own }, { job, credited }) {
    const description = credited(item)
    const searchable = searchColumns({ ...item, placeName: item.place, description })
    return {
      creatorId: job.userId,
      placeName: item.place,
      description,
      ...item.location,
      ...firstPhoto(own),
      ...searchable,
    }
  },

  bucket: ({ photos: [picture] }, { job }) => ({ ownerId: job.userId, pictureId: picture?.pictureId }),

  journal: ({ item }, { job, idOf }) => ({
    creatorId: job.userId,
    visibility: 'Private',
    bucketId: idOf('bucket', item.bucket),
  }),

  story({ item, photos: own }, { idOf }, index) {
    const journalId = idOf('journal', item.journal) ?? ''
    const last = sql`(select coalesce(max(position), 0) from stories where journal_id = ${journalId})`
    const kickId = idOf('kick', item.kick)
    return { journalId, kickId, position: sql`${last} + ${index + 1}`, ...firstPhoto(own) }
  },

  entry: ({ item }, { job, idOf }) => ({
    userId: job.userId,
    kickId: idOf('kick', item.kick),
    kickName: item.name,
    happenedOn: item.on,
    untilOn: item.until,
    companions: item.with.map((name) => name.normalize('NFC')),
  }),
}

/** Inserts things of a kind, all Private. The first photos of Kicks and Stories are columns of these. */
async function insertThings<K extends Kind>(
  transaction: Queries,
  kind: K,
  made: Made<Items[K]>[],
  context: Context,
) {
  const table: PgTable = tables[kind]
  const rows = made.map((it, index) => ({
    ...it.item,
    ...columnsOf[kind](it, context, index),
    id: it.id,
    audience: 'Private',
    createdAt: sql`least(${it.item.createdAt}::timestamptz, now())`,
  }))
  await transaction.insert(table).values(rows)
  const others = made.flatMap(({ id, photos: own }) =>
    own.slice(kind === 'entry' ? 0 : 1).map((photo, index) => ({
      ...photo,
      [`${kind}Id`]: id,
      id: newId(),
      position: index + 1,
    })),
  )
  if (others.length > 0) await transaction.insert(photos).values(others)
}

interface Outcome {
  number: number
  state: RowState
  madeId: string | null
  reason: Reason | null
}

/** Sets the states of rows. The versions of created things are those of the transaction. */
const setOutcomes = (transaction: Queries, { id }: Job, outcomes: Outcome[]) =>
  transaction.execute(sql`
    update ${importRows} set
      state = outcome.state, made_id = outcome."madeId", reason = outcome.reason,
      made_version = case when outcome.state = 'brought' then now() end
    from jsonb_to_recordset(${JSON.stringify(outcomes)})
      outcome (number integer, state text, "madeId" uuid, reason jsonb)
    where import_id = ${id} and ${importRows.number} = outcome.number`)

/** Locks things of the person in the order of all other writes. The deletion of an account locks the person after them. */
async function lockOwn(transaction: Queries, { userId }: Job, ids: string[]) {
  for (const [table, owner] of [
    [buckets, buckets.ownerId],
    [journals, journals.creatorId],
    [kicks, kicks.creatorId],
  ] as const)
    await transaction
      .select({ id: table.id })
      .from(table)
      .where(and(isOneOf(table.id, ids), eq(owner, userId)))
      .orderBy(table.id)
      .for('update')
}

/** Makes other imports of the person wait until the transaction ends. @throws LeaseLost if the account was deleted */
async function lockPerson(transaction: Queries, { userId }: Job) {
  const person = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (person.length === 0) throw new LeaseLost()
}

/**
 * Puts the Kicks of these rows into the Buckets of the import, and the Kicks of the import into the Buckets of these rows, in
 * the order of the Bucket.
 */
async function putInBuckets(transaction: Queries, { id, userId, source }: Job, numbers: number[]) {
  const prefix = keyOf(source, { kind: 'kick', id: '' })
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into bucket_kicks (bucket_id, kick_id, target_on, target_precision)
    select bucket.made_id, kick.made_id, (place.kick->>'targetOn')::date, place.kick->>'targetPrecision'
    from import_rows bucket
    join buckets on buckets.id = bucket.made_id
    cross join lateral jsonb_array_elements(bucket.item->'kicks') with ordinality place (kick, position)
    join import_rows kick on kick.import_id = bucket.import_id and kick.import_key = ${prefix} || (place.kick->>'kick')
    join ${kicks} on ${kicks.id} = kick.made_id and ${isVisibleKick(userId)}
    where bucket.import_id = ${id} and bucket.kind = 'bucket'
      and bucket.state in ('brought', 'here') and kick.state in ('brought', 'here')
      and (bucket.number = any(${sql.param(numbers)}) or kick.number = any(${sql.param(numbers)}))
    order by bucket.number, place.position
    on conflict do nothing
    returning bucket_id as id`)
  // A Bucket that was here has changed, so that the import which created it keeps it.
  await transaction.execute(sql`
    update buckets set updated_at = ${nextVersion(buckets.updatedAt)}
    where id = any(${sql.param(rows.map((row) => row.id))}) and id in (
      select made_id from import_rows where import_id = ${id} and kind = 'bucket' and state = 'here'
    )`)
}

/** Returns the ids of what the deletion of things changes, and of these. */
async function touchedBy(transaction: Queries, things: string[]): Promise<string[]> {
  const ids = sql`${sql.param(things)}::uuid[]`
  const { rows } = await transaction.execute<{ id: string | null }>(sql`
    select unnest(${ids}) as id
    union select bucket_id from bucket_kicks where kick_id = any(${ids})
    union select journal_id from stories where id = any(${ids})
    union select kick_id from stories where id = any(${ids})
    union select kick_id from log_entries where id = any(${ids})`)
  return rows.flatMap(({ id }) => id ?? [])
}

/** Returns the condition that nothing of another origin holds a thing of the import, or is in it. */
const isUnused = (thingId: PgColumn, importId: string) => sql`
  not exists (
    select from bucket_kicks place where place.kick_id = ${thingId} and place.bucket_id not in (
      select made_id from import_rows where import_id = ${importId} and kind = 'bucket' and state = 'brought'
    )
  )
  and not exists (
    select from bucket_kicks place where place.bucket_id = ${thingId} and place.kick_id not in (
      select made_id from import_rows where import_id = ${importId} and kind = 'kick' and state = 'here'
    )
  )
  and not exists (select from log_entries entry where entry.kick_id = ${thingId})
  and not exists (select from stories story where story.kick_id = ${thingId})
  and not exists (select from stories story where story.journal_id = ${thingId})`

export function createThingRepository(database: Database) {
  /** Returns the next rows of a state and kind. Things that lists show newest first are created from the last to the first. */
  async function next<K extends Kind>(
    { id }: Job,
    { kind, state, after, limit }: { kind: K; state: RowState; after?: number | undefined; limit: number },
  ) {
    const [isAfter, order] = kind === 'story' ? [gt, asc] : [lt, desc]
    const isOfKind = and(eq(importRows.importId, id), eq(importRows.kind, kind), eq(importRows.state, state))
    return database
      .select({
        number: importRows.number,
        item: sql<Items[K]>`${importRows.item}`,
        madeId: importRows.madeId,
      })
      .from(importRows)
      .where(and(isOfKind, not(importRows.leftOut), after ? isAfter(importRows.number, after) : undefined))
      .orderBy(order(importRows.number))
      .limit(limit)
  }

  return {
    next,

    /** Returns the rows that do not wait for something else of the file, and marks the others. */
    async notWaiting<Row extends ReadItem>(job: Job, rows: Row[]): Promise<Row[]> {
      const needed = rows.flatMap(({ item }) => neededBy(item))
      const present = await presentThings(database, job, needed)
      const absent = needed.map((thing) => keyOf(job.source, thing)).filter((key) => !present.has(key))
      const inFile = await database
        .select({ key: importRows.importKey })
        .from(importRows)
        .where(and(eq(importRows.importId, job.id), isOneOf(importRows.importKey, absent)))
      const missing = new Set(inFile.map(({ key }) => key))
      const waits = ({ item }: Row) => neededBy(item).some((thing) => missing.has(keyOf(job.source, thing)))
      const outcomes = rows.filter(waits).map(({ number }) => ({ number, ...stillWaiting }))
      if (outcomes.length > 0) await setOutcomes(database, job, outcomes)
      return rows.filter((row) => !waits(row))
    },

    /**
     * Creates things of one kind with what refers to them, all or none, unless they are here already.
     * @returns the end of the new lease
     * @throws LeaseLost, Conflict if the log is full
     */
    bring: <K extends Kind>(
      job: Job,
      kind: K,
      rows: PicturedRow<Items[K]>[],
      credited: Context['credited'],
    ): Promise<Date> =>
      database.transaction(async (transaction) => {
        const references = rows.flatMap(({ item }) => referencesOf(item))
        const touched = await presentThings(transaction, job, references)
        await lockOwn(transaction, job, [...touched.values(), ...(await bucketsOf(transaction, job))])
        if (kind === 'entry') await requireRoom(transaction, { id: job.userId }, rows.length)
        await lockPerson(transaction, job)
        const lease = await renewLease(transaction, job, progressOf(rows))

        const items = rows.map(({ item }) => item)
        const here = await presentThings(transaction, job, items)
        const referred = await presentThings(transaction, job, references)
        const shared = await sharedJournals(transaction, [...referred.values()])
        const idOf: Context['idOf'] = (of, id) => {
          const known = id === null ? undefined : referred.get(keyOf(job.source, { kind: of, id }))
          return known === undefined || shared.has(known) ? null : known
        }
        const made: Made<Items[K]>[] = []
        const outcomes = rows.map((row): Outcome => {
          const { number, item, missing } = row
          const key = keyOf(job.source, item)
          const present = here.get(key)
          if (present) return { number, state: 'here', madeId: present, reason: null }
          const refusal = refusalOf(row, idOf)
          if (refusal) return { number, ...refusal }
          const id = newId()
          here.set(key, id)
          made.push({ ...row, id })
          return { number, state: 'brought', madeId: id, reason: missing > 0 ? photosMissing(missing) : null }
        })
        if (made.length > 0) {
          const keys = made.map(({ item }) => keyOf(job.source, item))
          await freeKeys(transaction, job, keys)
          await insertThings(transaction, kind, made, { job, idOf, credited })
        }
        await setOutcomes(transaction, job, outcomes)
        const numbers = made.map(({ number }) => number)
        if (kind === 'kick' || kind === 'bucket') await putInBuckets(transaction, job, numbers)
        return lease
      }),

    /**
     * Deletes things of one kind that the import created and nobody has changed or used since.
     * @returns the end of the new lease
     * @throws LeaseLost
     */
    takeBack: (job: Job, kind: Kind, rows: { number: number; madeId: string | null }[]): Promise<Date> =>
      database.transaction(async (transaction) => {
        const ids = rows.flatMap(({ madeId }) => madeId ?? [])
        const numbers = rows.map(({ number }) => number)
        await lockOwn(transaction, job, await touchedBy(transaction, ids))
        await lockPerson(transaction, job)
        const lease = await renewLease(transaction, job, progressOf(rows))
        const table = tables[kind]
        const isUnchanged = sql`exists (
          select from import_rows where import_id = ${job.id} and number = any(${sql.param(numbers)})
            and made_id = ${table.id} and made_version = ${table.updatedAt}
        )`
        await transaction
          .delete(table)
          .where(and(isOneOf(table.id, ids), isUnchanged, isUnused(table.id, job.id)))
        const left = await transaction
          .select({ id: ownThings.id })
          .from(ownThings)
          .where(and(eq(ownThings.ownerId, job.userId), isOneOf(ownThings.id, ids)))
        const kept = new Set<string | null>(left.map(({ id }) => id))
        const outcomes = rows.map(({ number, madeId }): Outcome =>
          kept.has(madeId)
            ? { number, madeId, state: 'kept', reason: changedSince }
            : { number, madeId: null, state: 'taken back', reason: null },
        )
        await setOutcomes(transaction, job, outcomes)
        return lease
      }),
  }
}

const progressOf = (rows: unknown[]) => ({ attempts: 0, done: sql`${imports.done} + ${rows.length}` })

const stillWaiting = { state: 'new', madeId: null, reason: waiting } as const

/** Returns the outcome of a thing that cannot be created. */
function refusalOf({ item, photos: own }: PicturedRow, idOf: Context['idOf']) {
  if (item.kind !== 'story') return undefined
  if (idOf('journal', item.journal) === null) return stillWaiting
  return own.length === 0 ? ({ state: 'look', madeId: null, reason: pictureNeeded } as const) : undefined
}

/** Returns the Journals that others may see, which an import adds nothing to. */
async function sharedJournals(transaction: Queries, ids: string[]): Promise<Set<string>> {
  const rows = await transaction
    .select({ id: journals.id })
    .from(journals)
    .where(and(isOneOf(journals.id, ids), ne(journals.audience, 'Private')))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the Buckets into which Kicks of the import are put. */
async function bucketsOf(transaction: Queries, { id }: Job): Promise<string[]> {
  const isPut = inArray(importRows.state, ['brought', 'here'])
  const rows = await transaction
    .select({ id: importRows.madeId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.kind, 'bucket'), isPut))
  return rows.flatMap((row) => row.id ?? [])
}

/** Forgets that an earlier import created things that are gone. */
const freeKeys = (transaction: Queries, { userId }: Job, keys: string[]) =>
  transaction
    .update(importRows)
    .set({ importKey: null })
    .where(and(eq(importRows.userId, userId), isOneOf(importRows.importKey, keys), hasThing))
