import { and, asc, desc, eq, gt, inArray, lt, ne, not, sql } from 'drizzle-orm'
import { type Database, newId, type Queries } from '@bucketeer/host/server'
import { journals } from '../../../database/content-schema'
import { buckets, kicks } from '../../../database/schema'
import { nextVersion } from '../../../database/writes'
import { isVisibleKick } from '../../audience/repository'
import { requireRoom } from '../../log/repository'
import { pictureNeeded } from '../../story/words'
import { type Job, renewLease } from '../jobs/repository'
import {
  type Items,
  type Kind,
  type Made,
  neededBy,
  type PicturedRow,
  type ReadItem,
  referencesOf,
} from '../kinds'
import { type Context, insertThings } from '../new-things/repository'
import { lockOwn, lockPerson, type Outcome, progressOf, setOutcomes } from '../outcomes/repository'
import { hasThing, isOneOf, keyOf, presentThings } from '../present/repository'
import type { RowState } from '../repository'
import { importRows } from '../tables'
import { photosMissing, waiting } from '../words'

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
  }
}

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
