import { Socket } from 'node:net'
import type pg from 'pg'

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
  await client.query('set statement_timeout = 0')
}
