import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { v7 } from 'uuid'
import { isDatabaseLost, ReadOnlyDatabase } from './failures'
import { observeQueries, type QueryObserver } from './query-observer'

const here = import.meta.url

/** In a build, the folder of the bundle is beside package.json. In sources, the version is that of the repository. */
const manifest = new URL(here.endsWith('.ts') ? '../../../../../package.json' : '../package.json', here)

/** The version of the server, which is that of the site. */
// Our own file; a test compares it with the package.json of the repository.
export const serverVersion = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version

/** Timeouts of the database, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a new connection, or a free one of the pool. */
  connection: number
  /** For a statement. The database cancels a longer one. */
  statement: number
  /**
   * For a connection without traffic. It is longer than that of a statement, so that only a hanging database reaches
   * it.
   */
  idle: number
}

export const defaultTimeouts: DatabaseTimeouts = { connection: 5_000, statement: 10_000, idle: 12_000 }

const socketOf = ({ connection: { stream } }: pg.PoolClient) =>
  stream instanceof Socket ? stream : undefined

/**
 * Destroys a connection without traffic for `idleMs`, so that its query rejects. Otherwise the connection would
 * return to the pool in the middle of a transaction.
 */
export function endWhenIdle(client: pg.PoolClient, idleMs: number) {
  const socket = socketOf(client)
  const timeout = () =>
    Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })
  socket?.setTimeout(idleMs, () => socket.destroy(timeout()))
}

/** Disables the timeouts of a connection, for long-running work. */
export async function disableTimeouts(client: pg.PoolClient) {
  socketOf(client)?.setTimeout(0)
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
}

/**
 * Runs a transaction. Unlike Drizzle's own, it returns a broken connection to the pool: after a failed `begin`,
 * Drizzle leaks the connection, of which there are ten; after a failed `rollback`, it releases one in the middle of a
 * transaction. A connection to a lost or read-only server is closed, so that the next one reaches its successor.
 */
const transactionsOn =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let isLost = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isLost = isDatabaseLost(error)
      throw error
    } finally {
      client.release(isLost || client.getTransactionStatus() !== 'I')
    }
  }

/** The database, or a transaction in it. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = NodePgDatabase & {
  /** The pool of connections. */
  $client: pg.Pool
  /** Are told of every query. */
  queryObservers: Set<QueryObserver>
}

/** The name of the server's connections, with its version. */
export const applicationName = `bucketeer ${serverVersion}`

interface Options {
  connection: pg.PoolConfig
  log: { warn(details: object, message: string): void }
  timeouts?: DatabaseTimeouts
}

/** Creates a connection pool. It connects at the first query, and reconnects after a loss. */
export function openDatabase({ connection, log, timeouts = defaultTimeouts }: Options): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    // Ends the locks of a server that hangs, or whose machine is lost. Here the connection ends as soon.
    idle_in_transaction_session_timeout: timeouts.idle,
    keepAlive: true,
    application_name: applicationName,
    ...connection,
  })
  const queryObservers = new Set<QueryObserver>()
  // Without a listener, the error of a lost idle connection would end the process.
  pool.on('error', ({ message }) => {
    // `end` does not wait until the connections have closed, so PostgreSQL may close them first when both stop.
    if (!pool.ending) log.warn({ reason: message }, 'A connection to the database was lost')
  })
  pool.on('connect', (client) => {
    endWhenIdle(client, timeouts.idle)
    observeQueries(client, queryObservers)
    // The same for a lost busy connection. Its query rejects with the error.
    client.on('error', () => undefined)
  })
  return Object.assign(drizzle(pool), { transaction: transactionsOn(pool), queryObservers })
}

/** @throws when the database does not answer, or accepts no writes. */
export async function ping(database: Database) {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.execute('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyDatabase('The database is read-only')
  })
}

interface SessionClient {
  query(statement: string): Promise<{ rows: { pid: number }[] }>
  release(destroy?: boolean): void
}

const sessionOf = async (client: SessionClient) =>
  (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid

/**
 * Checks that a connection keeps its session between transactions. A pooler such as PgBouncer in transaction mode gives
 * the session to others meanwhile, and with it prepared statements, settings and session locks.
 */
export async function keepsSessions(pool: { connect(): Promise<SessionClient> }): Promise<boolean> {
  const client = await pool.connect()
  try {
    const session = await sessionOf(client)
    const other = await pool.connect()
    try {
      await other.query('begin')
      // In this order: a pooler with a single session has none left for the first client.
      return (await sessionOf(other)) !== session && (await sessionOf(client)) === session
    } finally {
      // Closing the connection ends its transaction.
      other.release(true)
    }
  } finally {
    client.release()
  }
}

/**
 * Checks that the database can convert the case of letters beyond ASCII. With the locale `C` it cannot, so a search
 * for Белые would not find БЕЛЫЕ.
 */
export async function supportsUnicodeCase(database: Database): Promise<boolean> {
  const { rows } = await database.$client.query<{ supports: boolean }>(`select lower('Ж') = 'ж' as supports`)
  return rows[0]?.supports === true
}

/** Waits for the running queries. */
export const closeDatabase = (database: Database) => database.$client.end()

/** Creates a UUIDv7. The ids of one process sort in the order of their creation. */
export const newId = () => v7()
