import pg from 'pg'

const silent = () => undefined
export const log = { debug: silent, info: silent, warn: silent, error: silent }

/** Runs a query on its own connection. */
export async function query(connection: pg.ClientConfig, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
