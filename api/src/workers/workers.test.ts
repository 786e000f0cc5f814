import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAlive } from '@bucketeer/embedded-postgres'
import { createMigratedDatabase, type TestDatabase } from '../../test/test-database'
import { waitFor } from '../../test/wait-for'
import { build } from '../../build'

const metricsToken = 'm'.repeat(32)
/** Beside package.json of the server, as `dist` is, for its version and its packages. */
const bundle = fileURLToPath(new URL('../../.cache', import.meta.url))

let testDatabase: TestDatabase
let dataDir: string
beforeAll(async () => {
  await build(bundle)
  testDatabase = await createMigratedDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-workers-'))
})
afterAll(async () => {
  await testDatabase.drop()
  await rm(dataDir, { recursive: true })
  await rm(bundle, { recursive: true })
})

interface Site {
  server: ChildProcess
  address: string
  ended: Promise<unknown[]>
  /** The parsed lines of the log. */
  lines(): Record<string, unknown>[]
  /** The process ids of the workers that have listened. */
  workers(): number[]
}

/** Starts the built server with two workers. */
const start = async (env: Record<string, string> = {}): Promise<Site> => {
  const server = spawn(process.execPath, [join(bundle, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      WORKERS: '2',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: testDatabase.url,
      METRICS_TOKEN: metricsToken,
      LOAD_PLACES: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let output = ''
  server.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const lines = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line): Record<string, unknown> => JSON.parse(line))
  const workers = () =>
    lines().flatMap(({ msg }) => {
      const [, pid] = /^Worker \d+ is listening, as process (\d+)$/.exec(String(msg)) ?? []
      return pid === undefined ? [] : [Number(pid)]
    })
  const ended = once(server, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The server ended before it could serve.')))
  const [message] = await Promise.race([once(server, 'message'), failed])
  failed.catch(() => undefined)
  await waitFor(() => workers().length === 2)
  return { server, address: message.address, ended, lines, workers }
}

const askForLink = async (address: string) => {
  const { status } = await fetch(`${address}/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email: 'nobody@bucketeer.example' }),
  })
  return status
}

const answersCounted = async (address: string, status: number) => {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const name = `http_requests_total{method="POST",route="/auth/forgot-password",status="${status}",part="",version=""}`
  const line = (await response.text()).split('\n').find((each) => each.startsWith(name))
  return Number(line?.slice(name.length))
}

/** Node's primary process keeps a connection that arrives while it closes open until it ends. */
const refusesConnections = (address: string) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(500) }).then(
    () => false,
    () => true,
  )

const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

test('two workers share their rate limits and metrics, and one that is killed is replaced', async () => {
  const site = await start({ LIMITS: 'forgot-password-by-address=7/300' })
  const { address, server, lines, workers } = site
  const statuses = await Promise.all(Array.from({ length: 20 }, () => askForLink(address)))
  expect(countOf(statuses, 202)).toBe(7)
  expect(countOf(statuses, 429)).toBe(13)
  expect(await answersCounted(address, 202)).toBe(7)
  expect(await answersCounted(address, 429)).toBe(13)

  const [killed = 0] = workers()
  process.kill(killed, 'SIGKILL')
  await waitFor(() => lines().find(({ msg }) => msg === 'A worker ended'))
  expect(await askForLink(address)).toBe(429)
  await waitFor(() => workers().length === 3)
  expect(await askForLink(address)).toBe(429)
  expect(await answersCounted(address, 429)).toBe(15)

  // The request is in flight when the server has its headers and sends 100 Continue.
  const inFlight = request(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const response = once(inFlight, 'response')
  inFlight.flushHeaders()
  await once(inFlight, 'continue')
  server.kill('SIGTERM')
  await waitFor(() => refusesConnections(address))
  inFlight.end(
    JSON.stringify({
      userName: 'Mira',
      email: 'mira@bucketeer.example',
      tagline: 'Sea',
      password: 'walks in woods',
    }),
  )
  const [{ statusCode }] = (await response) as [IncomingMessage]
  expect(statusCode).toBe(201)
  expect(await site.ended).toEqual([0, null])
  expect(workers().filter(isAlive)).toEqual([])
})

test('the counts of a worker that stops on SIGTERM remain, without a scrape before', async () => {
  const { address, server, ended, lines, workers } = await start({ LIMITS: 'off' })
  const statuses = await Promise.all(Array.from({ length: 10 }, () => askForLink(address)))
  expect(countOf(statuses, 202)).toBe(10)
  const [stopped = 0] = workers()
  process.kill(stopped)
  await waitFor(() => lines().find(({ msg, code }) => msg === 'A worker ended' && code === 0))
  await waitFor(() => workers().length === 3)
  expect(await answersCounted(address, 202)).toBe(10)
  server.kill()
  await ended
})

test('the workers end with a primary process that is killed, and a second start names the port in use', async () => {
  const { server, address, workers } = await start()
  const second = spawn(process.execPath, [join(bundle, 'main.js')], {
    env: { PATH: process.env.PATH, WORKERS: '2', PORT: new URL(address).port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  second.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  expect(await once(second, 'close')).toEqual([1, null])
  expect(complaint).toMatch(/^PORT: \d+ is already in use\..*\n$/)

  server.kill('SIGKILL')
  await waitFor(() => workers().every((pid) => !isAlive(pid)))
})
