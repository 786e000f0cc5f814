import pg from 'pg'
import type { EmbeddedConnection } from './embedded-connection'

/** Makes the site's database when it is the first time; that it connects proves that the server answers. */
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
