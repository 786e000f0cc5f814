import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/**
 * Runs a transaction. Unlike Drizzle's own, it returns a broken connection to the pool: after a failed `begin`,
 * Drizzle leaks the connection, of which there are ten; after a failed `rollback`, it releases one in the middle of a
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
