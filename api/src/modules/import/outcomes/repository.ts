import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { lockRows } from '../../../database/writes'
import { journals } from '../../../database/content-schema'
import { buckets, kicks, users } from '../../../database/schema'
import { type Job, LeaseLost } from '../jobs/repository'
import { isOneOf } from '../present/repository'
import { importRows, imports } from '../tables'

export type Outcome = Pick<typeof importRows.$inferSelect, 'number' | 'state' | 'madeId' | 'reason'>

/** Sets the states of rows. The versions of created things are those of the transaction. */
export const setOutcomes = (transaction: Queries, { id }: Job, outcomes: Outcome[]) =>
  transaction.execute(sql`
    update ${importRows} set
      state = outcome.state, made_id = outcome."madeId", reason = outcome.reason,
      made_version = case when outcome.state = 'brought' then now() end
    from jsonb_to_recordset(${JSON.stringify(outcomes)})
      outcome (number integer, state text, "madeId" uuid, reason jsonb)
    where import_id = ${id} and ${importRows.number} = outcome.number`)

/** Locks things of the person in the order of all other writes. The deletion of an account locks the person after them. */
export async function lockOwn(transaction: Queries, { userId }: Job, ids: string[]) {
  for (const [table, owner] of [
    [buckets, buckets.ownerId],
    [journals, journals.creatorId],
    [kicks, kicks.creatorId],
  ] as const)
    await lockRows(transaction, table, and(isOneOf(table.id, ids), eq(owner, userId)), 'update')
}

/** Makes other imports of the person wait until the transaction ends. @throws LeaseLost if the account was deleted */
export async function lockPerson(transaction: Queries, { userId }: Job) {
  const person = await lockRows(transaction, users, eq(users.id, userId), 'no key update')
  if (person.length === 0) throw new LeaseLost()
}

/** Counts the rows that a transaction has worked on. */
export const progressOf = (rows: unknown[]) => ({ attempts: 0, done: sql`${imports.done} + ${rows.length}` })
