import { openDatabaseProxy, type DatabaseProxy } from '../../test/database-proxy'
import { signUp, type SignedIn } from '../../test/people'
import { createTestDatabase } from '../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../test/test-site'
import { closeDatabase, openDatabase, type Database } from './database'

const timeouts = { connection: 1_000, statement: 1_000, idle: 1_500 }
const unreachable = {
  status: 503,
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  body: { message: 'We cannot reach our database right now. Please try again in a moment.' },
}

let proxy: DatabaseProxy
let site: TestSite
let mira: SignedIn
/** To the same database, not through the proxy. */
let beside: Database
beforeAll(async () => {
  const { url, connection, drop } = await createTestDatabase()
  proxy = await openDatabaseProxy(url)
  site = await openTestSiteOn({ connection: proxy.connection, timeouts, drop })
  beside = openDatabase({ connection, log: { warn: () => undefined } })
  mira = await signUp(site)
})
afterAll(async () => {
  await closeDatabase(beside)
  await site.close()
  await proxy.disconnect()
})
afterEach(() => proxy.resume())

const list = () => site.call({ method: 'GET', url: '/api/bucket', token: mira.token })
const add = () =>
  site.call({ method: 'POST', url: '/api/bucket', token: mira.token, body: { name: 'Lakes' } })
const ready = () => site.call({ method: 'GET', url: '/readyz' })

test('a database that takes what one asks and never answers is given up: 503, and all is as before once it answers', async () => {
  await Promise.all([list(), list(), list()])
  proxy.hang()
  // More than there are connections: some are open and hang, some cannot be opened, some are waited for.
  const calls = [ready, ...Array.from({ length: 12 }, () => [list, add]).flat()]
  for (const answer of await Promise.all(calls.map((call) => call())))
    expect(answer).toMatchObject(unreachable)
  expect((await site.call({ method: 'GET', url: '/healthz' })).status).toBe(200)
  // Still so, with no connection left from before.
  expect(await list()).toMatchObject(unreachable)

  proxy.resume()
  expect((await list()).status).toBe(200)
  expect((await add()).status).toBe(201)
  expect((await ready()).status).toBe(200)
})

test('a transaction in which it falls silent is taken back, and nobody goes on in it', async () => {
  const halfDone = site.database.transaction(async (transaction) => {
    await transaction.execute(`update users set tagline = 'Half done'`)
    proxy.hang()
    await transaction.execute('select 1')
  })
  await expect(halfDone).rejects.toThrow()
  proxy.resume()
  expect((await list()).status).toBe(200)
  const { rows } = await beside.$client.query(
    `select tagline, (select count(*)::integer from pg_stat_activity
                      where datname = current_database() and state like 'idle in transaction%') as open
     from users`,
  )
  expect(rows).toEqual([{ tagline: 'Out and about', open: 0 }])
})

test('transactions that could not even begin leave no connection unusable', async () => {
  const begun = Array.from({ length: 10 }, () => site.database.transaction(async () => undefined))
  await Promise.all(begun)
  proxy.hang()
  const failing = begun.map(() => site.database.transaction(async () => undefined))
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  proxy.resume()
  expect((await list()).status).toBe(200)
})

test('a statement that takes too long, here behind a lock, is ended by the database: 503', async () => {
  const lock = await beside.$client.connect()
  await lock.query('begin; lock table buckets in access exclusive mode')
  expect(await list()).toMatchObject(unreachable)
  await lock.query('rollback')
  lock.release()
  expect((await list()).status).toBe(200)
})
