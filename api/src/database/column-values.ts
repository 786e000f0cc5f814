import type pg from 'pg'

/** Returns the values of the only column of a query. */
export async function columnValues<Value>(
  client: pg.PoolClient | pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<Value[]> {
  const { rows } = await client.query<[Value]>({ text, values, rowMode: 'array' })
  return rows.map(([value]) => value)
}
