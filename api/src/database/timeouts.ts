import { Socket } from 'node:net'
import type pg from 'pg'

/** How long the database is waited for, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection, new or free again. */
  connection: number
  /** For a statement; the database itself ends one that takes longer. */
  statement: number
  /** For any sign of life; longer than for a statement, since only a database that hangs lets it pass. */
  silence: number
}

export const defaultTimeouts: DatabaseTimeouts = { connection: 5_000, statement: 10_000, silence: 12_000 }

const socketOf = ({ connection: { stream } }: pg.PoolClient) =>
  stream instanceof Socket ? stream : undefined

/**
 * Ends a connection on which nothing has come or gone for so long: who waits for an answer hears that there is none.
 * Left open, it would go back among the free ones with half a transaction in it.
 */
export function endWhenIdle(client: pg.PoolClient, silenceMs: number) {
  const socket = socketOf(client)
  const silent = () =>
    Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })
  socket?.setTimeout(silenceMs, () => socket.destroy(silent()))
}

/** For work that takes its time: from now on statements on this connection may last as long as they need. */
export async function disableTimeouts(client: pg.PoolClient) {
  socketOf(client)?.setTimeout(0)
  await client.query('set statement_timeout = 0')
}
