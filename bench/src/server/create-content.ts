import pg from 'pg'
import { fillDatabase } from '../site/fill-database'
import { callers } from './endpoints'

/** Ids of what the calls ask for. */
export interface Content {
  kicks: string[]
  /** One of each caller. */
  buckets: string[]
  journals: string[]
  pictures: string[]
  /** Of other people, so many Buckets each, which no other call reads: a Kick is put into them. */
  collections: string[][]
  /** One that is in none of these. */
  kickToAdd: string
}

const bucketsInCollection = 200

const ids = async (client: pg.Client, query: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ id: string }>(query, values)).rows.map(({ id }) => id)

const makeCollection = async (client: pg.Client, owner: string) => {
  const bucketIds = await ids(
    client,
    `insert into buckets (id, owner_id, name, description)
     select gen_random_uuid(), $1, 'To fill', 'With Kicks' from generate_series(1, ${bucketsInCollection})
     returning id`,
    [owner],
  )
  await client.query(
    `insert into bucket_kicks (bucket_id, kick_id)
     select bucket, kick.id from unnest($1::uuid[]) bucket, (select id from kicks order by id limit 10) kick`,
    [bucketIds],
  )
  return bucketIds
}

async function read(client: pg.Client): Promise<Content> {
  const people = await ids(client, 'select id from users order by id')
  const [kickToAdd = ''] = await ids(client, 'select id from kicks order by id desc limit 1')
  const collections = []
  for (const owner of people.slice(callers, 2 * callers))
    collections.push(await makeCollection(client, owner))
  return {
    kicks: await ids(client, 'select id from kicks order by id limit $1', [callers]),
    buckets: await ids(
      client,
      'select distinct on (owner_id) id from buckets where owner_id = any($1) order by owner_id',
      [people.slice(0, callers)],
    ),
    journals: await ids(client, `select id from journals where visibility = 'Public' limit $1`, [callers]),
    pictures: await ids(client, 'select id from pictures order by id limit $1', [callers]),
    collections,
    kickToAdd,
  }
}

const through = async <T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connection)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** A thousand Kicks of a hundred people, with all that lies around them. */
export async function createContent(connection: pg.ClientConfig): Promise<Content> {
  await fillDatabase(connection, { kicks: 1000, people: 2 * callers })
  return through(connection, read)
}

/** Takes out what was added, so that each round begins with the same. */
export const removeAddedKicks = (connection: pg.ClientConfig, { kickToAdd, collections }: Content) =>
  through(connection, async (client) => {
    await client.query('delete from bucket_kicks where kick_id = $1 and bucket_id = any($2)', [
      kickToAdd,
      collections.flat(),
    ])
    await client.query('vacuum bucket_kicks, buckets')
  })
