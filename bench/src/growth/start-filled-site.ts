import pg from 'pg'
import { fillDatabase } from '../site/fill-database'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import { growthEndpoints, type GrowthEndpoint, plannedEndpoints } from './growth-endpoints'

export interface FilledSite {
  kicks: number
  server: IsolatedServer
  endpoints: GrowthEndpoint[]
  /** Endpoints of which only the query plans are read. */
  plannedEndpoints: GrowthEndpoint[]
}

async function queryId(client: pg.Client, query: string): Promise<string> {
  const [row] = (await client.query<{ id: string }>(query)).rows
  if (!row) throw new Error(`No row for: ${query}`)
  return row.id
}

/** Creates a Bucket of the first user with a thousand Kicks from the whole table. */
async function createLargeBucket(client: pg.Client) {
  const bucketId = await queryId(
    client,
    `insert into buckets (id, owner_id, name, description)
     select gen_random_uuid(), user_id, 'A thousand', 'Kicks' from sessions
     where token_hash = sha256('token-of-user-1') returning id`,
  )
  await client.query(
    `insert into bucket_kicks (bucket_id, kick_id)
     select $1, id from (select id, row_number() over (order by id) as n, count(*) over () as kicks from kicks) kick
     where n % (kicks / 1000) = 0 limit 1000`,
    [bucketId],
  )
  return bucketId
}

/** Starts a site with this many Kicks and a proportional number of other rows. */
export async function startFilledSite(kicks: number): Promise<FilledSite> {
  const server = await startIsolatedServer()
  try {
    await fillDatabase(server.connection, { kicks, users: Math.max(100, kicks / 40) })
    const client = new pg.Client(server.connection)
    await client.connect()
    const bucketId = await createLargeBucket(client)
    const middleKickId = await queryId(client, `select id from kicks order by id offset ${kicks / 2} limit 1`)
    const middleOfLog = await queryId(
      client,
      `select sort_on || '~' || fineness || '~' || id as id from log_entries
       where user_id = (select user_id from sessions where token_hash = sha256('token-of-user-1'))
       order by sort_on desc, fineness desc, id desc offset 5000 limit 1`,
    )
    const readerId = await queryId(
      client,
      `select user_id as id from sessions where token_hash = sha256('token-of-user-1')`,
    )
    const creatorId = await queryId(client, 'select creator_id as id from kicks limit 1')
    await client.query('vacuum (analyze) bucket_kicks')
    await client.end()
    const ids = { bucketId, middleKickId, creatorId, readerId, middleOfLog }
    return { kicks, server, endpoints: growthEndpoints(ids), plannedEndpoints: plannedEndpoints(ids) }
  } catch (error) {
    await server.stop()
    throw error
  }
}
