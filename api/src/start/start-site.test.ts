import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import pino from 'pino'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { waitFor } from '../../test/wait-for'
import { readConfig, type Config } from '../config'
import { createDeletedAccounts } from '../modules/user/delete-account'
import { createFolderStore, StartError } from '@bucketeer/host/server'
import { createLogger } from './logger'
import { startSite } from './start-site'

let testDatabase: TestDatabase
let dataDir: string
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-data-'))
})
afterAll(async () => {
  await testDatabase.drop()
  await rm(dataDir, { recursive: true })
})

const start = (changes: Partial<Config> = {}, log = createLogger({ logLevel: 'silent' })) =>
  startSite(
    { ...readConfig({}), loadPlaces: false, port: 0, dataDir, databaseUrl: testDatabase.url, ...changes },
    log,
  )

const startError = async (changes: Partial<Config>) => {
  const error: unknown = await start(changes).catch((error: unknown) => error)
  return error instanceof StartError ? error.message : error
}

test('serves requests at its address until it is stopped', async () => {
  const site = await start()
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
  await site.stop()
  await expect(fetch(`${site.address}/readyz`)).rejects.toThrow('fetch failed')
})

test.each([
  [{}, ['CONTACT and OPERATOR_NAME are not set']],
  [{ contact: 'Ann' }, ['OPERATOR_NAME is not set']],
  [{ contact: 'Ann', operatorName: 'The Walkers' }, []],
])('with %j, warns of %j', async (config, missing) => {
  const log = createLogger({ logLevel: 'silent' })
  const warn = jest.spyOn(log, 'warn')
  await (await start(config, log)).stop()
  const warnings = warn.mock.calls.flatMap(
    ([message]) => /^.* not set(?=: pages)/.exec(String(message)) ?? [],
  )
  expect(warnings).toEqual(missing)
})

test('removes the record of an account deletion that a kill interrupted, so that no restore deletes the account', async () => {
  const site = await start()
  const person = {
    userName: 'Ann',
    email: 'ann@bucketeer.example',
    tagline: 'Sea',
    password: 'walks in woods',
  }
  await fetch(`${site.address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  await site.stop()
  const client = new pg.Client(testDatabase.url)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'insert into begun_deletions select id from users where email = $1 returning user_id as id',
    [person.email],
  )
  const deletedAccounts = createDeletedAccounts(createFolderStore(join(dataDir, 'objects')))
  const id = rows[0]?.id ?? ''
  await deletedAccounts.add(id)
  await (await start()).stop()
  expect(await deletedAccounts.has(id)).toBe(false)
  expect((await client.query('select from begun_deletions')).rowCount).toBe(0)
  await client.end()
})

test('creates a password-reset link a second after the response, or when the site stops', async () => {
  const site = await start()
  const post = (url: string, body: object) =>
    fetch(site.address + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const person = {
    userName: 'Eva',
    email: 'eva@bucketeer.example',
    tagline: 'Sea',
    password: 'walks in woods',
  }
  await post('/auth/signup', person)
  const client = new pg.Client(testDatabase.url)
  await client.connect()
  const links = async () => (await client.query('select from password_resets')).rowCount
  const askForLink = async () =>
    expect((await post('/auth/forgot-password', { email: person.email })).status).toBe(202)

  const since = performance.now()
  await askForLink()
  await waitFor(async () => (await links()) === 1)
  // Timers count whole milliseconds.
  expect(performance.now() - since).toBeGreaterThan(999)

  await client.query('delete from password_resets')
  await askForLink()
  await site.stop()
  expect(await links()).toBe(1)
  await client.end()
})

test('completes the requests in flight when the site stops', async () => {
  const site = await start()
  const person = {
    userName: 'Mira',
    email: 'mira@bucketeer.example',
    tagline: 'Trains',
    password: 'walks in woods',
  }
  const clientRequest = request(`${site.address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const response = once(clientRequest, 'response')
  clientRequest.flushHeaders()
  // The server sends 100 Continue when it has the headers: then the request is in flight.
  await once(clientRequest, 'continue')
  const stopped = site.stop()
  clientRequest.end(JSON.stringify(person))
  const [{ statusCode }] = (await response) as [IncomingMessage]
  expect(statusCode).toBe(201)
  await stopped
})

test('rejects a request that arrives while the site stops with 503 and Retry-After', async () => {
  const site = await start()
  const { port, hostname } = new URL(site.address)
  const socket = connect(Number(port), hostname)
  const answer = text(socket)
  socket.write(`POST /auth/login HTTP/1.1\r\nhost: ${hostname}\r\n`)
  const isOpen = () =>
    fetch(`${site.address}/healthz`).then(
      () => true,
      () => false,
    )
  await waitFor(isOpen)
  const stopped = site.stop()
  await waitFor(async () => !(await isOpen()))
  socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
  expect(await answer).toMatch(/^HTTP\/1.1 503[^]*\r\nretry-after: 2\r\n/)
  await stopped
})

test('seeds an external database only when SEED_DEMO is true', async () => {
  const empty = await createTestDatabase()
  const unseeded = await start({ databaseUrl: empty.url })
  expect(unseeded.demoLogin).toBeUndefined()
  await unseeded.stop()
  const seeded = await start({ databaseUrl: empty.url, seedDemo: true })
  expect(seeded.demoLogin).toEqual({ email: 'demo@bucketeer.example', password: expect.any(String) })
  await seeded.stop()
  await empty.drop()
})

test('names the variable of a port in use', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await startError({ port })).toBe(
    `PORT: ${port} is already in use. Stop the other program, or choose another port.`,
  )
  expect(await startError({ metricsPort: port })).toBe(
    `METRICS_PORT: ${port} is already in use. Stop the other program, or choose another port.`,
  )
  server.close()
})

test('names HOST for an address of another machine', async () => {
  expect(await startError({ host: '192.0.2.1' })).toBe('HOST: 192.0.2.1 is not an address of this machine.')
})

test('names DATA_DIR for an unusable folder', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expect(await startError({ dataDir: join(file, 'data') })).toMatch(
    /^DATA_DIR: .*file\/data cannot be read and written/,
  )
})

test.each([
  [
    'a host without PostgreSQL',
    'postgres://me:hunter2@127.0.0.1:1/site',
    '127.0.0.1:1/site: connect ECONNREFUSED 127.0.0.1:1. Is PostgreSQL running there, and is the port right?',
  ],
  ['an unknown host', 'postgres://me:hunter2@nowhere.invalid/site', 'nowhere.invalid/site: getaddrinfo'],
])('names DATABASE_URL for %s, without the password', async (_case, databaseUrl, expected) => {
  const message = await startError({ databaseUrl })
  expect(message).toContain(`DATABASE_URL: cannot use the database at ${expected}`)
  expect(message).not.toContain('hunter2')
})

test('names a missing database', async () => {
  const url = new URL(testDatabase.url)
  url.pathname = '/no_such_database'
  expect(await startError({ databaseUrl: url.href })).toContain(
    'database "no_such_database" does not exist. Create it, for example with createdb.',
  )
})

test.each([
  [undefined, 1],
  ['smtp://mail.example', 0],
])('with SMTP_URL %s warns %i times that the site sends no mail', async (smtpUrl, warnings) => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const config = { ...readConfig({}), loadPlaces: false, port: 0, dataDir, databaseUrl: testDatabase.url }
  const site = await startSite({ ...config, smtpUrl }, log)
  await site.stop()
  expect(lines.filter((line) => line.includes('this site sends no mail'))).toHaveLength(warnings)
})
