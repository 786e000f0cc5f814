import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'
import { type Job, renewLease } from '../jobs/repository'
import type { Kind } from '../kinds'
import { tables } from '../new-things/repository'
import { lockOwn, lockPerson, type Outcome, progressOf, setOutcomes } from '../outcomes/repository'
import { isOneOf } from '../present/repository'
import { ownThings } from '../tables'
import { changedSince } from '../words'

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

/**
 * Deletes things of one kind that the import created and nobody has changed or used since.
 * @returns the end of the new lease
 * @throws LeaseLost
 */
export async function takeBack(
  transaction: Queries,
  job: Job,
  { kind, rows }: { kind: Kind; rows: { number: number; madeId: string | null }[] },
): Promise<Date> {
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
  await transaction.delete(table).where(and(isOneOf(table.id, ids), isUnchanged, isUnused(table.id, job.id)))
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
}
