import pg from 'pg'
import type { EmbeddedConnection } from './embedded-connection'

/** Creates the site's database if it is missing. Its connection also proves that the server responds. */
export const ensureDatabase = async (connection: EmbeddedConnection): Promise<void> => {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}
