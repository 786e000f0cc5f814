import { requestHeaders } from '../requests/request'
import { median } from '../statistics'
import type { Benchmark } from '../benchmark'
import { memoryMegabytes } from '../site/server-metrics'
import { recordQueries } from '../server/recording/record-queries'
import type { Row } from '../table'
import { toRequest, type GrowthEndpoint } from './growth-endpoints'
import { startFilledSite, type FilledSite } from './start-filled-site'
import { readQueryPlans } from './query-plans'

const rounds = 6
const callsInRound = 25
const mostTimes = 1.3
const mostMegabytes = 250

const count = (kicks: number) => kicks.toLocaleString('en')

/** One call after the other, each in milliseconds. */
async function timeCalls({ server: { address } }: FilledSite, call: GrowthEndpoint): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < callsInRound; turn += 1) {
    const since = performance.now()
    const answer = await fetch(address + call.path, { headers: requestHeaders(toRequest(call)) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call.path}: ${answer.status}`)
    times.push(performance.now() - since)
  }
  return times
}

/** By turns, so that what else the machine does meets all sizes alike; the first round only warms up. */
async function measureCall(sites: FilledSite[], name: string): Promise<Row> {
  const times = sites.map(() => [] as number[])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, site] of sites.entries()) {
      const call = site.calls.find((each) => each.name === name)
      const measured = call ? await timeCalls(site, call) : []
      if (round > 0) times[index]?.push(...measured)
    }
  const medians = times.map(median)
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
  return {
    cells: [name, ...medians.map((each) => `${each.toFixed(1)} ms`), `${ratio.toFixed(2)}×`],
    met: ratio <= mostTimes,
  }
}

async function planRows({ server, calls }: FilledSite): Promise<Row[]> {
  const statements = await recordQueries(server.connection, calls.map(toRequest))
  const rows: Row[] = []
  for (const [index, call] of calls.entries())
    for (const { by, isByIndex } of await readQueryPlans(server.connection, statements[index] ?? []))
      rows.push({ cells: [call.name, by], met: isByIndex })
  return rows
}

/** The same calls with ever more in the database. */
export const growth: Benchmark = {
  name: 'growth',
  isUsual: true,
  async *run({ million }) {
    const sizes = [1_000, 100_000, ...(million ? [1_000_000] : [])]
    const sites: FilledSite[] = []
    try {
      for (const kicks of sizes) sites.push(await startFilledSite(kicks))
      const largest = sites.at(-1)
      if (!largest) return
      const rows: Row[] = []
      for (const { name } of largest.calls) rows.push(await measureCall(sites, name))
      yield {
        name: 'growth-calls',
        title: 'Median time of a call, by the number of Kicks',
        goal: `with ${count(largest.kicks)} ≤ ${mostTimes}× of the time with 1,000`,
        columns: ['call', ...sizes.map(count), 'ratio'],
        rows,
      }
      yield {
        name: 'growth-plans',
        title: `How each query finds its rows among ${count(largest.kicks)} Kicks`,
        goal: 'no table is read from its first row to its last',
        columns: ['call', 'indexes'],
        rows: await planRows(largest),
      }
      const memory = await memoryMegabytes(largest.server.address)
      yield {
        name: 'growth-memory',
        title: 'Memory of the server after these calls',
        goal: `≤ ${mostMegabytes} MB`,
        columns: ['process', 'resident'],
        rows: [{ cells: ['server', `${Math.round(memory)} MB`], met: memory <= mostMegabytes }],
      }
    } finally {
      for (const { server } of sites) await server.stop()
    }
  },
}
