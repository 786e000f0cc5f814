import type pg from 'pg'

interface Keyed {
  id: string
  key: string
}

/** Reads and sets normalised e-mail addresses of older accounts. */
export const createEmailKeyRepository = (client: pg.PoolClient) => ({
  /** Returns accounts without a key, the oldest first; `after` is the id of the last one read. */
  async missing(after: string, count: number): Promise<{ id: string; email: string }[]> {
    const { rows } = await client.query<{ id: string; email: string }>(
      'select id, email from users where email_key is null and id > $1 order by id limit $2',
      [after, count],
    )
    return rows
  },

  /** Sets the keys that no other account has. @returns the ids of the changed accounts */
  async fill(accounts: Keyed[]): Promise<string[]> {
    const { rows } = await client.query<{ id: string }>(
      `update users set email_key = given.key
       from unnest($1::uuid[], $2::text[]) given (id, key)
       where users.id = given.id and not exists (select from users other where other.email_key = given.key)
       returning users.id`,
      [accounts.map(({ id }) => id), accounts.map(({ key }) => key)],
    )
    return rows.map(({ id }) => id)
  },
})
