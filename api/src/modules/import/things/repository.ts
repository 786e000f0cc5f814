import { and, asc, desc, eq, gt, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, newId, type Queries } from '@bucketeer/host/server'
import { importRows, imports, ownThings, type Reason } from '../../../database/import-schema'
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
import { isOneOf, keyOf, presentThings, type Reference } from '../present/repository'
import type { RowState } from '../repository'
import { changedSince, photosMissing, waiting } from '../words'

type Kind = ImportItem['kind']
type Items = { [K in Kind]: Extract<ImportItem, { kind: K }> }

/** Each kind refers only to those before it, except for Kicks that are put into the Buckets of earlier jobs. */
export const kindsInOrder = ['kick', 'bucket', 'journal', 'story', 'entry'] as const satisfies Kind[]

export interface ReadItem<Item = ImportItem> {
  number: number
  item: Item
}

/** A row whose photos have been saved. */
export interface PicturedRow<Item = ImportItem> extends ReadItem<Item> {
  photos: StoredPhoto[]
  /** The number of photos that could not be saved. */
  missing: number
}

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

interface Made<Item = ImportItem> extends PicturedRow<Item> {
  id: string
}

interface Context {
  job: Job
  /** Returns the id of what an item refers to; null if it is not here. */
  idOf(kind: Kind, id: string | null): string | null
  /** Returns the description of a Kick with the name of its creator. */
  credited(kick: Items['kick']): string
}

const firstPhoto = ([first]: StoredPhoto[]) => ({
  pictureId: first?.pictureId ?? null,
  pictureAlt: first?.alt ?? '',
  pictureCaption: first?.caption ?? '',
})

const createdAt = (item: ImportItem) => sql`least(${item.createdAt}::timestamptz, now())`

/** Inserts things of a kind, all Private. */
const inserts: {
  [K in Kind]: (transaction: Queries, made: Made<Items[K]>[], context: Context) => Promise<unknown>
} = {
  async kick(transaction, made, { job, credited }) {
    const rows = made.map(({ id, item, photos: own }) => {
      const { name, category, continent, country, placePrecision, place: placeName, location } = item
      const texts = { name, country, placeName, placePrecision, description: credited(item) }
      return {
        id,
        creatorId: job.userId,
        audience: 'Private' as const,
        ...texts,
        category,
        continent,
        ...location,
        ...firstPhoto(own),
        ...searchColumns(texts),
        createdAt: createdAt(item),
      }
    })
    await transaction.insert(kicks).values(rows)
    await insertPhotos(
      transaction,
      made.map(({ id, photos: own }) => ({ kickId: id, photos: own.slice(1) })),
    )
  },

  bucket: (transaction, made, { job }) =>
    transaction.insert(buckets).values(
      made.map(({ id, item, photos: [picture] }) => ({
        id,
        ownerId: job.userId,
        name: item.name,
        description: item.description,
        pictureId: picture?.pictureId,
        createdAt: createdAt(item),
      })),
    ),

  journal: (transaction, made, { job, idOf }) =>
    transaction.insert(journals).values(
      made.map(({ id, item }) => ({
        id,
        creatorId: job.userId,
        visibility: 'Private' as const,
        audience: 'Private' as const,
        title: item.title,
        description: item.description,
        showsPlaces: item.showsPlaces,
        bucketId: idOf('bucket', item.bucket),
        createdAt: createdAt(item),
      })),
    ),

  async story(transaction, made, { idOf }) {
    const rows = made.map(({ id, item, photos: own }, index) => {
      const journalId = idOf('journal', item.journal) ?? ''
      const { title, content, happenedOn } = item
      const last = sql`(select coalesce(max(position), 0) from stories where journal_id = ${journalId})`
      return {
        id,
        journalId,
        kickId: idOf('kick', item.kick),
        title,
        content,
        happenedOn,
        position: sql`${last} + ${index + 1}`,
        ...firstPhoto(own),
        pictureId: own[0]?.pictureId ?? '',
        createdAt: createdAt(item),
      }
    })
    await transaction.insert(stories).values(rows)
    await insertPhotos(
      transaction,
      made.map(({ id, photos: own }) => ({ storyId: id, photos: own.slice(1) })),
    )
  },

  async entry(transaction, made, { job, idOf }) {
    const rows = made.map(({ id, item }) => {
      const { state, precision, again, stars, note, steps, remind } = item
      return {
        id,
        userId: job.userId,
        kickId: idOf('kick', item.kick),
        kickName: item.name,
        audience: 'Private' as const,
        state,
        precision,
        happenedOn: item.on,
        untilOn: item.until,
        again,
        stars,
        note,
        steps,
        remind,
        companions: item.with.map((name) => name.normalize('NFC')),
        createdAt: createdAt(item),
      }
    })
    await transaction.insert(logEntries).values(rows)
    await insertPhotos(
      transaction,
      made.map(({ id, photos: own }) => ({ entryId: id, photos: own })),
    )
  },
}

type PhotosOf = { photos: StoredPhoto[] } & Partial<Record<'kickId' | 'storyId' | 'entryId', string>>

async function insertPhotos(transaction: Queries, things: PhotosOf[]) {
  const rows = things.flatMap(({ photos: own, ...thing }) =>
    own.map((photo, index) => ({ ...photo, ...thing, id: newId(), position: index + 1 })),
  )
  if (rows.length > 0) await transaction.insert(photos).values(rows)
}

interface Outcome {
  number: number
  state: RowState
  madeId: string | null
  reason: Reason | null
}

/** Sets the states of rows. The versions of created things are those of the transaction. */
async function setOutcomes(transaction: Queries, { id }: Job, outcomes: Outcome[]) {
  const list = (values: unknown[]) => sql.param(values)
  await transaction.execute(sql`
    update ${importRows} set
      state = outcome.state, made_id = outcome.made_id, reason = outcome.reason::jsonb,
      made_version = case when outcome.state = 'brought' then now() end
    from unnest(
      ${list(outcomes.map(({ number }) => number))}::integer[], ${list(outcomes.map(({ state }) => state))}::text[],
      ${list(outcomes.map(({ madeId }) => madeId))}::uuid[],
      ${list(outcomes.map(({ reason }) => reason && JSON.stringify(reason)))}::text[]
    ) outcome (number, state, made_id, reason)
    where import_id = ${id} and ${importRows.number} = outcome.number`)
}

/** Locks things of the person in the order of all other writes. The deletion of an account locks the person after them. */
async function lockOwn(transaction: Queries, { userId }: Job, ids: string[]) {
  const lock = (table: typeof buckets | typeof journals | typeof kicks, owner: PgColumn) =>
    transaction
      .select({ id: table.id })
      .from(table)
      .where(and(isOneOf(table.id, ids), eq(owner, userId)))
      .orderBy(table.id)
      .for('update')
  await lock(buckets, buckets.ownerId)
  await lock(journals, journals.creatorId)
  await lock(kicks, kicks.creatorId)
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
  const present = and(
    eq(importRows.importId, id),
    eq(importRows.kind, 'bucket'),
    eq(importRows.state, 'here'),
  )
  await transaction
    .update(buckets)
    .set({ updatedAt: nextVersion(buckets.updatedAt) })
    .where(
      and(
        isOneOf(
          buckets.id,
          rows.map((row) => row.id),
        ),
        inArray(
          buckets.id,
          transaction
            .select({ id: sql`${importRows.madeId}` })
            .from(importRows)
            .where(present),
        ),
      ),
    )
}

/** Returns the ids of what the deletion of things changes. */
const touchedBy: Record<Kind, (ids: SQL) => SQL> = {
  kick: (ids) =>
    sql`select bucket_id as id from bucket_kicks where kick_id = any(${ids}) union select unnest(${ids})`,
  bucket: (ids) => sql`select unnest(${ids}) as id`,
  journal: (ids) => sql`select unnest(${ids}) as id`,
  story: (ids) => sql`
    select journal_id as id from stories where id = any(${ids})
    union select kick_id from stories where id = any(${ids})`,
  entry: (ids) => sql`select kick_id as id from log_entries where id = any(${ids})`,
}

const tables = { kick: kicks, bucket: buckets, journal: journals, story: stories, entry: logEntries }

/** Returns the condition that nothing of another origin holds a thing of the import, or is in it. */
const isUnused: Record<Kind, (importId: string) => SQL | undefined> = {
  kick: (importId) => sql`not exists (
      select from bucket_kicks where kick_id = ${kicks.id} and bucket_id not in (
        select made_id from import_rows where import_id = ${importId} and kind = 'bucket' and state = 'brought'
      )
    )
    and not exists (select from log_entries where kick_id = ${kicks.id})
    and not exists (select from stories where kick_id = ${kicks.id})`,
  bucket: (importId) => sql`not exists (
      select from bucket_kicks where bucket_id = ${buckets.id} and kick_id not in (
        select made_id from import_rows where import_id = ${importId} and kind = 'kick' and state = 'here'
      )
    )`,
  journal: () => sql`not exists (select from stories where journal_id = ${journals.id})`,
  story: () => undefined,
  entry: () => undefined,
}

export function createThingRepository(database: Database) {
  /** Returns the next rows of a state and kind. Things that lists show newest first are created from the last to the first. */
  async function next<K extends Kind>(
    { id }: Job,
    { kind, state, after, limit }: { kind: K; state: RowState; after?: number | undefined; limit: number },
  ) {
    const isAfter = kind === 'story' ? gt : lt
    return database
      .select({
        number: importRows.number,
        item: sql<Items[K]>`${importRows.item}`,
        madeId: importRows.madeId,
      })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.kind, kind),
          eq(importRows.state, state),
          not(importRows.leftOut),
          after === undefined ? undefined : isAfter(importRows.number, after),
        ),
      )
      .orderBy(kind === 'story' ? asc(importRows.number) : desc(importRows.number))
      .limit(limit)
  }

  /** Returns the keys of these things that the file has, although they are not here. */
  async function missingOf(queries: Queries, job: Job, things: Reference[]): Promise<Set<string>> {
    const present = await presentThings(queries, job, things)
    const absent = things.map((thing) => keyOf(job.source, thing)).filter((key) => !present.has(key))
    const rows = await queries
      .select({ key: importRows.importKey })
      .from(importRows)
      .where(and(eq(importRows.importId, job.id), isOneOf(importRows.importKey, absent)))
    return new Set(rows.flatMap(({ key }) => key ?? []))
  }

  return {
    next,

    /** Returns the rows that do not wait for something else of the file, and marks the others. */
    async notWaiting<Row extends ReadItem>(job: Job, rows: Row[]): Promise<Row[]> {
      const missing = await missingOf(
        database,
        job,
        rows.flatMap(({ item }) => neededBy(item)),
      )
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

        const [here, referred] = [
          await presentThings(
            transaction,
            job,
            rows.map(({ item }) => item),
          ),
          await presentThings(transaction, job, references),
        ]
        const shared = await sharedJournals(transaction, [...referred.values()])
        const idOf: Context['idOf'] = (of, id) => {
          const known = id === null ? undefined : referred.get(keyOf(job.source, { kind: of, id }))
          return known === undefined || shared.has(known) ? null : known
        }
        const made: Made<Items[K]>[] = []
        const outcomes = rows.map((row): Outcome => {
          const key = keyOf(job.source, row.item)
          const present = here.get(key)
          if (present) return { number: row.number, state: 'here', madeId: present, reason: null }
          const refusal = refusalOf(row, idOf)
          if (refusal) return { number: row.number, ...refusal }
          const id = newId()
          here.set(key, id)
          made.push({ ...row, id })
          const reason = row.missing > 0 ? photosMissing(row.missing) : null
          return { number: row.number, state: 'brought', madeId: id, reason }
        })
        if (made.length > 0) {
          await freeKeys(
            transaction,
            job,
            made.map(({ item }) => keyOf(job.source, item)),
          )
          await inserts[kind](transaction, made, { job, idOf, credited })
        }
        await setOutcomes(transaction, job, outcomes)
        if (kind === 'kick' || kind === 'bucket')
          await putInBuckets(
            transaction,
            job,
            made.map(({ number }) => number),
          )
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
        const touched = await transaction.execute<{ id: string }>(
          touchedBy[kind](sql`${sql.param(ids)}::uuid[]`),
        )
        await lockOwn(
          transaction,
          job,
          touched.rows.flatMap(({ id }) => id ?? []),
        )
        await lockPerson(transaction, job)
        const lease = await renewLease(transaction, job, progressOf(rows))
        const table = tables[kind]
        const isUnchanged = sql`exists (
          select from import_rows where import_id = ${job.id} and number = any(${sql.param(rows.map(({ number }) => number))})
            and made_id = ${table.id} and made_version = ${table.updatedAt}
        )`
        await transaction
          .delete(table)
          .where(and(isOneOf(table.id, ids), isUnchanged, isUnused[kind](job.id)))
        const left = await transaction
          .select({ id: ownThings.id })
          .from(ownThings)
          .where(and(eq(ownThings.ownerId, job.userId), isOneOf(ownThings.id, ids)))
        const kept = new Set(left.map(({ id }) => id))
        await setOutcomes(
          transaction,
          job,
          rows.map(({ number, madeId }) =>
            madeId && kept.has(madeId)
              ? { number, madeId, state: 'kept', reason: changedSince }
              : { number, madeId: null, state: 'taken back', reason: null },
          ),
        )
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
  const rows = await transaction
    .select({ id: importRows.madeId })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        eq(importRows.kind, 'bucket'),
        inArray(importRows.state, ['brought', 'here']),
      ),
    )
  return rows.flatMap((row) => row.id ?? [])
}

/** Forgets that an earlier import created things that are gone. */
const freeKeys = (transaction: Queries, { userId }: Job, keys: string[]) =>
  transaction
    .update(importRows)
    .set({ importKey: null })
    .where(
      and(
        eq(importRows.userId, userId),
        isOneOf(importRows.importKey, keys),
        inArray(importRows.state, ['brought', 'kept']),
      ),
    )
