import { fetchResponse, requestHeaders } from '../requests/request'
import { median, percentile } from '../statistics'
import type { Benchmark } from '../benchmark'
import { memoryMegabytes } from '../site/server-metrics'
import { recordQueries } from '../recording/record-queries'
import type { Row } from '../table'
import { feedEndpoints, toRequest, type GrowthEndpoint, writersOfLog } from './growth-endpoints'
import { startFilledSite, type FilledSite } from './start-filled-site'
import { readQueryPlans } from './query-plans'

const defaultRounds = 6
const maxRatio = 1.3
const requestsPerRound = 25
const maxMegabytes = 250
const maxFeedMs = 50
const maxWriteRatio = 1.1

const formatCount = (kicks: number) => kicks.toLocaleString('en')

/** Sends requests one after another and returns the latency of each in milliseconds. */
async function timeRequests(
  { server: { address } }: FilledSite,
  endpoint: GrowthEndpoint,
): Promise<number[]> {
  const times: number[] = []
  for (let sent = 0; sent < requestsPerRound; sent += 1) {
    const startedAt = performance.now()
    const response = await fetch(address + endpoint.path, { headers: requestHeaders(toRequest(endpoint)) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${endpoint.path}: ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  return times
}

/** Measures the sites in turn, so that other work on the machine slows all of them alike; the first round warms up. */
async function measureEndpoint(sites: FilledSite[], name: string, rounds: number): Promise<Row> {
  const times = sites.map(() => [] as number[])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, site] of sites.entries()) {
      const endpoint = site.endpoints.find((each) => each.name === name)
      const measured = endpoint ? await timeRequests(site, endpoint) : []
      if (round > 0) times[index]?.push(...measured)
    }
  const medians = times.map(median)
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
  return {
    cells: [name, ...medians.map((each) => `${each.toFixed(1)} ms`), `${ratio.toFixed(2)}×`],
    met: ratio <= maxRatio,
  }
}

async function planRows({ server, endpoints, plannedEndpoints }: FilledSite): Promise<Row[]> {
  const all = [...endpoints, ...plannedEndpoints]
  const recordings = await recordQueries(server.connection, all.map(toRequest))
  const rows: Row[] = []
  for (const [index, endpoint] of all.entries())
    for (const plan of await readQueryPlans(server.connection, recordings[index] ?? []))
      rows.push({ cells: [endpoint.name, plan.scans], met: !plan.hasSequentialScan })
  return rows
}

/** Measures the feeds of those who follow many people. The first round warms up. */
async function feedRows(site: FilledSite, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const endpoint of feedEndpoints) {
    await timeRequests(site, endpoint)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(...(await timeRequests(site, endpoint)))
    const p99 = percentile(times, 99)
    const cells = [endpoint.name, ...[median(times), p99].map((each) => `${each.toFixed(1)} ms`)]
    rows.push({ cells, met: p99 <= maxFeedMs })
  }
  return rows
}

/** Measures an 'I did it' without followers and with 2,000 in turn. The first round warms up. */
async function writeRow({ server: { address } }: FilledSite, rounds: number): Promise<Row> {
  const times = writersOfLog.map(() => [] as number[])
  for (let round = 0; round <= rounds * requestsPerRound; round += 1)
    for (const [index, request] of writersOfLog.entries()) {
      const startedAt = performance.now()
      await (await fetchResponse(address, request)).arrayBuffer()
      if (round > 0) times[index]?.push(performance.now() - startedAt)
    }
  const [none = 1, many = 0] = times.map(median)
  const cells = [
    'I did it',
    ...[none, many].map((each) => `${each.toFixed(1)} ms`),
    `${(many / none).toFixed(2)}×`,
  ]
  return { cells, met: many / none <= maxWriteRatio }
}

/** Measures how latency and query plans change as the database grows. */
export const growth: Benchmark = {
  name: 'growth',
  runsByDefault: true,
  async *run({ million, smallest }) {
    const sizes = smallest ? [1_000, 2_000] : [1_000, 100_000, ...(million ? [1_000_000] : [])]
    const rounds = smallest ? 1 : defaultRounds
    const sites: FilledSite[] = []
    try {
      for (const kicks of sizes) sites.push(await startFilledSite(kicks))
      const largest = sites.at(-1)
      if (!largest) return
      const rows: Row[] = []
      for (const { name } of largest.endpoints) rows.push(await measureEndpoint(sites, name, rounds))
      yield {
        name: 'growth-calls',
        title: 'Median latency by number of Kicks',
        goal: `${formatCount(largest.kicks)} Kicks take ≤ ${maxRatio}× the time of 1,000`,
        columns: ['request', ...sizes.map(formatCount), 'ratio'],
        rows,
      }
      yield {
        name: 'growth-feed',
        title: `Latency of the feed with ${formatCount(largest.kicks)} Kicks and up to a million entries`,
        goal: `p99 ≤ ${maxFeedMs} ms`,
        columns: ['request', 'median', 'p99'],
        rows: await feedRows(largest, rounds),
      }
      yield {
        name: 'growth-followers',
        title: 'Median latency by number of followers',
        goal: `2,000 followers take ≤ ${maxWriteRatio}× the time of none`,
        columns: ['request', 'none', '2,000', 'ratio'],
        rows: [await writeRow(largest, rounds)],
      }
      yield {
        name: 'growth-plans',
        title: `Scans of each query with ${formatCount(largest.kicks)} Kicks`,
        goal: 'no sequential scan',
        columns: ['request', 'scans'],
        rows: await planRows(largest),
      }
      const memory = await memoryMegabytes(largest.server.address)
      yield {
        name: 'growth-memory',
        title: 'Memory of the server after these requests',
        goal: `≤ ${maxMegabytes} MB`,
        columns: ['process', 'resident'],
        rows: [{ cells: ['server', `${Math.round(memory)} MB`], met: memory <= maxMegabytes }],
      }
    } finally {
      for (const { server } of sites) await server.stop()
    }
  },
}
