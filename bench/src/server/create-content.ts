import pg from 'pg'
import { fillDatabase } from '../site/fill-database'

/** The number of concurrent clients; each has its own user and connection. */
export const clientCount = 50

/** Holds the ids that requests use. */
export interface Content {
  kicks: string[]
  /** One Bucket of each user. */
  buckets: string[]
  journals: string[]
  pictures: string[]
  /** The Buckets to which `add to bucket` adds a Kick, by user; no other request reads them. */
  bucketsToFill: string[][]
  /** A Kick that is in none of `bucketsToFill`. */
  kickToAdd: string
}

const bucketsPerUser = 200

/** Blocks of `fillDatabase` are between users with numbers this close, with the last one beside the first. */
const blockDistance = 3

const queryIds = async (client: pg.Client, query: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ id: string }>(query, values)).rows.map(({ id }) => id)

async function createBucketsToFill(client: pg.Client, owner: string) {
  const bucketIds = await queryIds(
    client,
    `insert into buckets (id, owner_id, name, description)
     select gen_random_uuid(), $1, 'To fill', 'With Kicks' from generate_series(1, ${bucketsPerUser})
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

async function readContent(client: pg.Client): Promise<Content> {
  const users = await queryIds(client, 'select id from users order by id')
  // Nobody who fills Buckets has a block with this creator.
  const [kickToAdd = ''] = await queryIds(
    client,
    'select id from kicks where creator_id = $1 order by id desc limit 1',
    [users[clientCount / 2]],
  )
  const bucketsToFill = []
  for (const owner of users.slice(clientCount, 2 * clientCount))
    bucketsToFill.push(await createBucketsToFill(client, owner))
  return {
    kicks: await queryIds(client, 'select id from kicks order by id limit $1', [clientCount]),
    buckets: await queryIds(
      client,
      'select distinct on (owner_id) id from buckets where owner_id = any($1) order by owner_id',
      [users.slice(0, clientCount)],
    ),
    journals: await queryIds(
      client,
      `select id from journals where creator_id = any($1) and visibility = 'Public'`,
      [users.slice(clientCount + blockDistance, -blockDistance)],
    ),
    pictures: await queryIds(client, 'select id from pictures order by id limit $1', [clientCount]),
    bucketsToFill,
    kickToAdd,
  }
}

async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Fills the database with a thousand Kicks of a hundred users and related rows. */
export async function createContent(connection: pg.ClientConfig): Promise<Content> {
  await fillDatabase(connection, { kicks: 1000, users: 2 * clientCount })
  return withClient(connection, readContent)
}

/** Removes the Kicks that `add to bucket` added, so that each round starts with the same rows. */
export const removeAddedKicks = (connection: pg.ClientConfig, { kickToAdd, bucketsToFill }: Content) =>
  withClient(connection, async (client) => {
    await client.query('delete from bucket_kicks where kick_id = $1 and bucket_id = any($2)', [
      kickToAdd,
      bucketsToFill.flat(),
    ])
    await client.query('vacuum bucket_kicks, buckets')
  })
