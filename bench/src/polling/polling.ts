import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import pg from 'pg'
import type { Benchmark } from '../benchmark'
import { requestHeaders } from '../requests/request'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { cpuMilliseconds } from '../site/server-metrics'
import { startIsolatedServer } from '../site/start-server'
import { median } from '../statistics'

const openPages = 10_000
/** The polling interval of the bell: remote-people/src/notifications/notification-calls.ts. */
const pollSeconds = 60
const maxCores = 0.1

const longRun = { rounds: 5, pollsPerUser: 50 }
const smallestRun = { rounds: 1, pollsPerUser: 2 }
const userCount = 100
const usersWithUnseen = 10
const atOnce = 10

/** Adds three unseen likes for some users: most people have seen everything. */
const createUnseen = `
  insert into notifications (id, user_id, kind, actor_id, kick_id)
  select gen_random_uuid(), reader.id, 'like', actor.id, kick.id
  from (select id from users order by id limit ${usersWithUnseen}) reader,
    lateral (select id from users where id <> reader.id order by id desc limit 3) actor,
    lateral (select id from kicks where creator_id = reader.id limit 1) kick`

const agent = new Agent({ keepAlive: true })

/** Sends a request over a kept connection: `fetch` opens a new one after each response without a body. */
async function get(url: string, headers: Record<string, string>) {
  const [response] = (await once(request(url, { agent, headers }).end(), 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  return response
}

/** Polls as the bell of one user does, with the ETag of the response before. */
async function poll(address: string, userNumber: number, polls: number) {
  const path = '/api/notification?unseen=true&limit=10'
  const headers = requestHeaders({ method: 'GET', path, token: tokenOf(userNumber) })
  let etag = ''
  for (let sent = 0; sent <= polls; sent += 1) {
    const response = await get(address + path, { ...headers, ...(etag && { 'if-none-match': etag }) })
    if (response.statusCode !== (etag ? 304 : 200)) throw new Error(`${path}: ${response.statusCode}`)
    etag = response.headers.etag ?? ''
  }
}

/** Returns the CPU milliseconds of the server for each poll. */
async function measureRound(address: string, pollsPerUser: number) {
  const before = await cpuMilliseconds(address)
  for (let first = 1; first <= userCount; first += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) => poll(address, first + index, pollsPerUser)),
    )
  return ((await cpuMilliseconds(address)) - before) / (userCount * (pollsPerUser + 1))
}

/** Measures what the server spends on open pages that poll the notifications. */
export const polling: Benchmark = {
  name: 'polling',
  runsByDefault: true,
  async *run({ smallest }) {
    const { rounds, pollsPerUser } = smallest ? smallestRun : longRun
    const server = await startIsolatedServer()
    try {
      await fillDatabase(server.connection, { kicks: 1_000, users: userCount })
      const client = new pg.Client(server.connection)
      await client.connect()
      await client.query(createUnseen)
      await client.end()
      await measureRound(server.address, pollsPerUser)
      const measured: number[] = []
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measureRound(server.address, pollsPerUser))
      const cpuMs = median(measured)
      const cores = (cpuMs / 1000) * (openPages / pollSeconds)
      yield {
        name: 'polling',
        title: `Notifications of ${openPages.toLocaleString('en')} open pages, each asked for every ${pollSeconds} s`,
        goal: `≤ ${maxCores} of a core`,
        columns: ['process', 'CPU of a poll', 'cores'],
        rows: [{ cells: ['server', `${cpuMs.toFixed(2)} ms`, cores.toFixed(3)], met: cores <= maxCores }],
      }
    } finally {
      await server.stop()
    }
  },
}
