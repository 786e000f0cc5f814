import pg from 'pg'
import { startLoadGenerator, type LoadGenerator, type WorkloadResult } from '../requests/load-generator'
import type { Request } from '../requests/request'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { median } from '../statistics'
import type { Benchmark } from '../benchmark'
import { freePort } from '../site/free-port'
import { startIsolatedServer } from '../site/start-server'
import type { Row } from '../table'
import { readKicks } from './read-kicks'
import { startPeer, type Peer } from './start-peer'
import { strapiFiles, strapiPackages } from './strapi-files'

const connections = 50
/** The first one is for a run that only shows that the benchmark works. */
const shortPace = { warmUpSeconds: 1, roundSeconds: 1, rounds: 1 }
const longPace = { warmUpSeconds: 10, roundSeconds: 6, rounds: 3 }
const minRatioToStrapi = 8
const kickCount = 1000
const pageSize = 24

interface Competitor {
  name: string
  address: string
  request: Request
  peer?: Peer
}

async function createDatabase(connection: pg.ClientConfig, name: string): Promise<pg.ClientConfig> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { ...connection, database: name }
}

type Kicks = Awaited<ReturnType<typeof readKicks>>

/** Starts Strapi on the site's PostgreSQL, with a database of its own. */
async function startStrapi(connection: pg.ClientConfig, kicks: Kicks): Promise<Competitor> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const path = `/api/kicks?pagination%5BpageSize%5D=${pageSize}&sort=number%3Adesc`
  const database = await createDatabase(connection, 'strapi')
  const peer = await startPeer({
    packages: strapiPackages,
    files: { ...strapiFiles(database, port), 'kicks.json': JSON.stringify(kicks) },
    program: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
    url: address + path,
  })
  return { name: 'Strapi 5.54', address, request: { method: 'GET', path, token: '' }, peer }
}

async function startJsonServer(kicks: Kicks): Promise<Competitor> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const path = `/kicks?_page=1&_limit=${pageSize}&_sort=number&_order=desc`
  const peer = await startPeer({
    packages: { 'json-server': '0.17.4' },
    files: { 'db.json': JSON.stringify({ kicks: kicks.map((kick) => ({ id: kick.number, ...kick })) }) },
    program: ['node_modules/json-server/lib/cli/bin.js', 'db.json', '--port', String(port), '--quiet'],
    url: address + path,
  })
  return { name: 'json-server 0.17', address, request: { method: 'GET', path, token: '' }, peer }
}

async function run(
  generator: LoadGenerator,
  { name, address, request }: Competitor,
  seconds: number,
): Promise<WorkloadResult> {
  const requests = Array.from({ length: connections }, () => [request])
  const result = await generator.run({ address, requests, seconds })
  // A ratio to zero responses is meaningless.
  if (result.perSecond === 0) throw new Error(`${name} sent no 2xx response in ${seconds} s.`)
  return result
}

async function compare(
  competitors: Competitor[],
  { warmUpSeconds, roundSeconds, rounds }: typeof longPace,
): Promise<Row[]> {
  const generator = startLoadGenerator()
  const results = competitors.map(() => [] as WorkloadResult[])
  for (const competitor of competitors) await run(generator, competitor, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1)
    for (const [index, competitor] of competitors.entries())
      results[index]?.push(await run(generator, competitor, roundSeconds))
  generator.stop()
  const [ours = []] = results
  return competitors.map(({ name }, index) => {
    const own = results[index] ?? []
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (own[round]?.perSecond ?? 1)))
    const errors = own.reduce((sum, result) => sum + result.errors, 0)
    return {
      cells: [
        name,
        Math.round(median(own.map(({ perSecond }) => perSecond))).toLocaleString('en'),
        `${ratio.toFixed(1)}×`,
        `${median(own.map(({ p50 }) => p50))} ms`,
        `${median(own.map(({ p99 }) => p99))} ms`,
        String(errors),
      ],
      ...(name.startsWith('Strapi') && { met: ratio >= minRatioToStrapi && errors === 0 }),
    }
  })
}

/** Compares the site with servers that a small team would use instead, with the same Kicks and the same list. */
export const peers: Benchmark = {
  name: 'peers',
  runsByDefault: false,
  async *run({ smallest }) {
    const site = await startIsolatedServer()
    const competitors: Competitor[] = []
    try {
      await fillDatabase(site.connection, { kicks: kickCount, users: 100 })
      const request: Request = { method: 'GET', path: `/api/kick?limit=${pageSize}`, token: tokenOf(1) }
      competitors.push({ name: 'Bucketeer', address: site.address, request })
      const kicks = await readKicks(site.address)
      // Strapi takes minutes to install.
      if (!smallest) competitors.push(await startStrapi(site.connection, kicks))
      competitors.push(await startJsonServer(kicks))
      yield {
        name: 'peers',
        title: `Responses per second: the newest ${pageSize} of ${kickCount} Kicks on ${connections} connections`,
        goal: `≥ ${minRatioToStrapi}× Strapi`,
        columns: ['server', 'per second', 'Bucketeer', 'p50', 'p99', 'errors'],
        rows: await compare(competitors, smallest ? shortPace : longPace),
      }
    } finally {
      for (const { peer } of competitors) await peer?.stop()
      await site.stop()
    }
  },
}
