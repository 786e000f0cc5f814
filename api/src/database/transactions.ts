import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * As Drizzle's own, but for what its own does with a connection that fails: where 'begin' fails it never gives the
 * connection back, and ten of those are all there are; where 'rollback' fails it gives back one in the middle of a
 * transaction.
 */
export const transactionsOn =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
