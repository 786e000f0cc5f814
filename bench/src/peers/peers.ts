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

const callers = 50
const warmUpSeconds = 10
const roundSeconds = 6
const rounds = 3
const timesStrapi = 8
const kicksInAll = 1000
const page = 24

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

/** On the PostgreSQL of the site, in a database of its own. */
async function startStrapi(connection: pg.ClientConfig, kicks: Kicks): Promise<Competitor> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const path = `/api/kicks?pagination%5BpageSize%5D=${page}&sort=number%3Adesc`
  const own = await createDatabase(connection, 'strapi')
  const peer = await startPeer({
    packages: strapiPackages,
    files: { ...strapiFiles(own, port), 'kicks.json': JSON.stringify(kicks) },
    program: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
    url: address + path,
  })
  return { name: 'Strapi 5.54', address, request: { method: 'GET', path, token: '' }, peer }
}

async function startJsonServer(kicks: Kicks): Promise<Competitor> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const path = `/kicks?_page=1&_limit=${page}&_sort=number&_order=desc`
  const peer = await startPeer({
    packages: { 'json-server': '0.17.4' },
    files: { 'db.json': JSON.stringify({ kicks: kicks.map((kick) => ({ id: kick.number, ...kick })) }) },
    program: ['node_modules/json-server/lib/cli/bin.js', 'db.json', '--port', String(port), '--quiet'],
    url: address + path,
  })
  return { name: 'json-server 0.17', address, request: { method: 'GET', path, token: '' }, peer }
}

async function run(
  load: LoadGenerator,
  { name, address, request }: Competitor,
  seconds: number,
): Promise<WorkloadResult> {
  const requests = Array.from({ length: callers }, () => [request])
  const outcome = await load.run({ address, requests, seconds })
  // Many times nothing is no figure.
  if (outcome.perSecond === 0) throw new Error(`${name} answered nothing in ${seconds} s.`)
  return outcome
}

async function compare(competitors: Competitor[]): Promise<Row[]> {
  const load = startLoadGenerator()
  const outcomes = competitors.map(() => [] as WorkloadResult[])
  for (const competitor of competitors) await run(load, competitor, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1)
    for (const [index, competitor] of competitors.entries())
      outcomes[index]?.push(await run(load, competitor, roundSeconds))
  load.stop()
  const [ours = []] = outcomes
  return competitors.map(({ name }, index) => {
    const own = outcomes[index] ?? []
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (own[round]?.perSecond ?? 1)))
    const errors = own.reduce((sum, outcome) => sum + outcome.errors, 0)
    return {
      cells: [
        name,
        Math.round(median(own.map(({ perSecond }) => perSecond))).toLocaleString('en'),
        `${ratio.toFixed(1)}×`,
        `${median(own.map(({ p50 }) => p50))} ms`,
        `${median(own.map(({ p99 }) => p99))} ms`,
        String(errors),
      ],
      ...(name.startsWith('Strapi') && { met: ratio >= timesStrapi && errors === 0 }),
    }
  })
}

/** What a small team would take instead, with the same Kicks and the same list. */
export const peers: Benchmark = {
  name: 'peers',
  isUsual: false,
  async *run() {
    const site = await startIsolatedServer()
    const competitors: Competitor[] = []
    try {
      await fillDatabase(site.connection, { kicks: kicksInAll, people: 100 })
      const request: Request = { method: 'GET', path: `/api/kick?limit=${page}`, token: tokenOf(1) }
      competitors.push({ name: 'Bucketeer', address: site.address, request })
      const kicks = await readKicks(site.address)
      competitors.push(await startStrapi(site.connection, kicks), await startJsonServer(kicks))
      yield {
        name: 'peers',
        title: `The newest ${page} of ${kicksInAll} Kicks, asked for by ${callers} at once, in answers a second`,
        goal: `≥ ${timesStrapi}× of Strapi`,
        columns: ['server', 'a second', 'ours', 'p50', 'p99', 'errors'],
        rows: await compare(competitors),
      }
    } finally {
      for (const { peer } of competitors) await peer?.stop()
      await site.stop()
    }
  },
}
