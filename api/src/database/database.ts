import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { endWhenIdle, defaultTimeouts, type DatabaseTimeouts } from './timeouts'
import { transactionsOn } from './transactions'

/** What repositories ask: the database, or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** `$client` is the pool under it. */
export type Database = NodePgDatabase & { $client: pg.Pool }

interface Options {
  connection: pg.PoolConfig
  log: { warn(details: object, message: string): void }
  timeouts?: DatabaseTimeouts
}

/** Opens no connection until the first query. After a loss it connects anew by itself. */
export function openDatabase({ connection, log, timeouts = defaultTimeouts }: Options): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    keepAlive: true,
    application_name: 'bucketeer',
    ...connection,
  })
  // Without a listener a connection that is lost while nobody uses it would end the process.
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'A connection to the database was lost'))
  pool.on('connect', (client) => {
    endWhenIdle(client, timeouts.silence)
    // The same for one that is lost while somebody uses it: their query has failed, and says so.
    client.on('error', () => undefined)
  })
  return Object.assign(drizzle(pool), { transaction: transactionsOn(pool) })
}

/** @throws when the database does not answer. */
export const ping = async (database: Database) => {
  await database.$client.query('select 1')
}

/**
 * Whether this database knows small and capital letters beyond ASCII. One whose locale is plain `C` does not: a search
 * there tells Белые from БЕЛЫЕ.
 */
export const knowsLetters = async (database: Database): Promise<boolean> => {
  const { rows } = await database.$client.query<{ knows: boolean }>(`select lower('Ж') = 'ж' as knows`)
  return rows[0]?.knows === true
}

/** Waits for the queries under way. */
export const closeDatabase = (database: Database) => database.$client.end()
