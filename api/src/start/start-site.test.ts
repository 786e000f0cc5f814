import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { waitFor } from '../../test/wait-for'
import { readConfig, type Config } from '../config'
import { createDeletedAccounts } from '../modules/user/deleted-accounts'
import { createFolderStore } from '../store/folder-store'
import { createLogger } from './logger'
import { StartError } from './start-error'
import { startSite } from './start-site'

let home: TestDatabase
let dataDir: string
beforeAll(async () => {
  home = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-data-'))
})
afterAll(async () => {
  await home.drop()
  await rm(dataDir, { recursive: true })
})

const start = (changes: Partial<Config> = {}) =>
  startSite(
    { ...readConfig({}), loadPlaces: false, port: 0, dataDir, databaseUrl: home.url, ...changes },
    createLogger({ logLevel: 'silent' }),
  )

const complaint = async (changes: Partial<Config>) => {
  const error: unknown = await start(changes).catch((error: unknown) => error)
  return error instanceof StartError ? error.message : error
}

test('a site answers where it says it does, and no more once it is stopped', async () => {
  const site = await start()
  expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
  await site.stop()
  await expect(fetch(`${site.address}/readyz`)).rejects.toThrow('fetch failed')
})

test('folders of an earlier version that all could read are closed', async () => {
  const folders = ['objects', 'mail'].map((name) => join(dataDir, name))
  for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o755 })
  const site = await start()
  await site.stop()
  for (const folder of folders) expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('the record of a deletion that a killed server began goes at the next start, so that no restore does it', async () => {
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
  const client = new pg.Client(home.url)
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

test('a link for a new password is made a second after the answer, or when the site stops', async () => {
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
  const client = new pg.Client(home.url)
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

test('what is in flight when the site is stopped is finished', async () => {
  const site = await start()
  const person = {
    userName: 'Mira',
    email: 'mira@bucketeer.example',
    tagline: 'Trains',
    password: 'walks in woods',
  }
  const call = request(`${site.address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const answer = once(call, 'response')
  call.flushHeaders()
  // The server says so once it has the call's head: from then on the call is in flight.
  await once(call, 'continue')
  const stopped = site.stop()
  call.end(JSON.stringify(person))
  const [{ statusCode }] = (await answer) as [IncomingMessage]
  expect(statusCode).toBe(201)
  await stopped
})

test('a database that is not embedded gets demo content only when it is asked for', async () => {
  const empty = await createTestDatabase()
  const without = await start({ databaseUrl: empty.url })
  expect(without.demoLogin).toBeUndefined()
  await without.stop()
  const asked = await start({ databaseUrl: empty.url, seedDemo: true })
  expect(asked.demoLogin).toEqual({ email: 'demo@bucketeer.example', password: expect.any(String) })
  await asked.stop()
  await empty.drop()
})

test('a taken port is named', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await complaint({ port })).toBe(
    `PORT: ${port} is taken. Stop what listens there, or choose another port.`,
  )
  expect(await complaint({ metricsPort: port })).toBe(
    `METRICS_PORT: ${port} is taken. Stop what listens there, or choose another port.`,
  )
  server.close()
})

test('an address that is not this machine’s is named', async () => {
  expect(await complaint({ host: '192.0.2.1' })).toBe('HOST: 192.0.2.1 is not an address of this machine.')
})

test('a data folder that cannot be one is named', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expect(await complaint({ dataDir: join(file, 'data') })).toMatch(
    /^DATA_DIR: .*file\/data cannot be read and written/,
  )
})

test.each([
  [
    'a host without PostgreSQL',
    'postgres://me:hunter2@127.0.0.1:1/site',
    '127.0.0.1:1/site: connect ECONNREFUSED',
  ],
  [
    'a host that is not there',
    'postgres://me:hunter2@nowhere.invalid/site',
    'nowhere.invalid/site: getaddrinfo',
  ],
])('%s is named, without the password', async (_case, databaseUrl, expected) => {
  const message = await complaint({ databaseUrl })
  expect(message).toContain(`DATABASE_URL: cannot use the database at ${expected}`)
  expect(message).not.toContain('hunter2')
})

test('a database that does not exist is named', async () => {
  const url = new URL(home.url)
  url.pathname = '/no_such_database'
  expect(await complaint({ databaseUrl: url.href })).toContain('database "no_such_database" does not exist')
})

test.each([
  [undefined, 1],
  ['smtp://mail.example', 0],
])('with the mail server %s the start warns %i times that no mail is sent', async (smtpUrl, warnings) => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const config = { ...readConfig({}), loadPlaces: false, port: 0, dataDir, databaseUrl: home.url }
  const site = await startSite({ ...config, smtpUrl }, log)
  await site.stop()
  expect(lines.filter((line) => line.includes('this site sends no mail'))).toHaveLength(warnings)
})
