import { openDatabaseProxy, type DatabaseProxy } from '../../../../../api/test/database-proxy'
import { signUp, type SignedIn } from '../../../../../api/test/people'
import { createTestDatabase } from '../../../../../api/test/test-database'
import { openTestSiteOn, type TestSite } from '../../../../../api/test/test-site'
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
/** Connects to the same database without the proxy. */
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

test('responds with 503 while the database hangs, and recovers', async () => {
  await Promise.all([list(), list(), list()])
  proxy.hang()
  // More than the connections of the pool: some hang, some cannot be opened, some are queued.
  const calls = [ready, ...Array.from({ length: 12 }, () => [list, add]).flat()]
  for (const response of await Promise.all(calls.map((call) => call())))
    expect(response).toMatchObject(unreachable)
  expect((await site.call({ method: 'GET', url: '/healthz' })).status).toBe(200)
  // Also without a connection from before.
  expect(await list()).toMatchObject(unreachable)

  proxy.resume()
  expect((await list()).status).toBe(200)
  expect((await add()).status).toBe(201)
  expect((await ready()).status).toBe(200)
})

test('rolls back a transaction in which the database hangs, and does not reuse its connection', async () => {
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

test('keeps every connection usable after transactions that could not begin', async () => {
  const begun = Array.from({ length: 10 }, () => site.database.transaction(async () => undefined))
  await Promise.all(begun)
  proxy.hang()
  const failing = begun.map(() => site.database.transaction(async () => undefined))
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  proxy.resume()
  expect((await list()).status).toBe(200)
})

test('responds with 503 to a statement that exceeds its timeout behind a lock', async () => {
  const lock = await beside.$client.connect()
  await lock.query('begin; lock table buckets in access exclusive mode')
  expect(await list()).toMatchObject(unreachable)
  await lock.query('rollback')
  lock.release()
  expect((await list()).status).toBe(200)
})
