import pg from 'pg'
import { openDatabaseProxy, type DatabaseProxy } from '../../../../../api/test/database-proxy'
import { signUp, type SignedIn } from '../../../../../api/test/people'
import { createTestDatabase } from '../../../../../api/test/test-database'
import { openTestSiteOn, type TestSite } from '../../../../../api/test/test-site'
import { waitFor } from '../../../../../api/test/wait-for'
import { closeDatabase, newId, openDatabase, ping } from './database'
import { isDatabaseLost } from './failures'

let proxy: DatabaseProxy
let site: TestSite
let databaseUrl: string
let mira: SignedIn
beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  databaseUrl = url
  proxy = await openDatabaseProxy(url)
  site = await openTestSiteOn({ connection: proxy.connection, drop })
  mira = await signUp(site)
})
afterAll(async () => {
  await site.close()
  await proxy.disconnect()
})

const list = () => site.call({ method: 'GET', url: '/api/bucket', token: mira.token })
const add = () =>
  site.call({ method: 'POST', url: '/api/bucket', token: mira.token, body: { name: 'Lakes' } })

test('replaces broken idle connections', async () => {
  await Promise.all([list(), list(), list()])
  await proxy.disconnect()
  await proxy.reconnect()
  await waitFor(() => site.database.$client.totalCount === 0)
  expect((await list()).status).toBe(200)
  expect((await add()).status).toBe(201)
})

test('responds with 503 when the connection breaks during a request, and to the next one with 200', async () => {
  const lock = await site.database.$client.connect()
  lock.on('error', () => undefined)
  await lock.query('begin; lock table buckets in access exclusive mode')
  const waiting = Promise.all([list(), add()])
  await waitFor(async () => {
    const { rowCount } = await lock.query(
      `select from pg_locks where relation = 'buckets'::regclass and not granted`,
    )
    return rowCount === 2
  })
  await proxy.disconnect()
  for (const response of await waiting) expect(response.status).toBe(503)
  lock.release(true)
  await proxy.reconnect()
  expect((await list()).status).toBe(200)
})

test('fails only the transaction whose connection breaks', async () => {
  let isBegun = false
  const sleeping = site.database.transaction(async (transaction) => {
    await transaction.execute('select 1')
    isBegun = true
    await transaction.execute('select pg_sleep(60)')
  })
  await waitFor(() => isBegun)
  await proxy.disconnect()
  await expect(sleeping).rejects.toThrow()
  await proxy.reconnect()
  expect((await list()).status).toBe(200)
})

test('responds with 503 and Retry-After while the database is down, and recovers', async () => {
  await proxy.disconnect()
  const addKick = () =>
    site.call({ method: 'PUT', url: `/api/bucket/${newId()}/add`, token: mira.token, body: {} })
  for (const call of [list, add, addKick, () => site.call({ method: 'GET', url: '/readyz' })]) {
    expect(await call()).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: {
        code: 'server.no-database',
        message: 'We cannot reach our database right now. Please try again in a moment.',
      },
    })
  }
  expect((await site.call({ method: 'GET', url: '/healthz' })).status).toBe(200)

  await proxy.reconnect()
  expect((await list()).status).toBe(200)
  expect((await add()).status).toBe(201)
})

test.each([
  ['a port that nobody listens on', { host: '127.0.0.1', port: 1 }],
  ['a socket that is not there', { host: '/nowhere/at/all', port: 1 }],
])('%s counts as a lost database', async (_case, connection) => {
  const database = openDatabase({ connection, log: { warn: () => undefined } })
  const error: unknown = await ping(database).catch((error: unknown) => error)
  expect(isDatabaseLost(error)).toBe(true)
  await closeDatabase(database)
})

test('does not treat an invalid query as a lost database', async () => {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase({ connection, log: { warn: () => undefined } })
  const error: unknown = await database.execute('select nonsense').catch((error: unknown) => error)
  expect(isDatabaseLost(error)).toBe(false)
  await closeDatabase(database)
  await drop()
})

test('responds with 503 while the database is read-only, and writes after the switchover without a restart', async () => {
  const direct = new pg.Client(databaseUrl)
  await direct.connect()
  const setReadOnly = (value: string) =>
    direct.query(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`,
    )
  await setReadOnly('on')
  await proxy.disconnect()
  await proxy.reconnect()
  const repeatable = () =>
    site.call({
      method: 'POST',
      url: '/api/bucket',
      token: mira.token,
      body: { name: 'Lakes' },
      headers: { 'idempotency-key': newId() },
    })
  for (const call of [add, repeatable, () => site.call({ method: 'GET', url: '/readyz' })])
    expect(await call()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  await setReadOnly('off')
  expect((await add()).status).toBe(201)
  expect((await site.call({ method: 'GET', url: '/readyz' })).status).toBe(200)
  await direct.end()
})
