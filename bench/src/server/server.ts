import type { Benchmark } from '../benchmark'
import { memoryMegabytes } from '../site/server-metrics'
import { median } from '../statistics'
import type { Row } from '../table'
import { endpointNames, type EndpointName } from './endpoints'
import { startServers, type BenchmarkServers, type RunResult, type Target } from './start-servers'

const longRun = { warmUpSeconds: 1, roundSeconds: 2, rounds: 3 }
const smallestRun = { warmUpSeconds: 1, roundSeconds: 1, rounds: 1 }

/** The minimum ratios of the site's responses per second to those of each reference. */
const goals = { nodeHttp: 0.85, express: 1 }
const maxMegabytes = 250

/** The results of a round; those of the references are absent for requests that they do not answer. */
type Round = Partial<Record<Target, RunResult>> & { site: RunResult }

/** Runs the servers one after another, so that other work on the machine slows all of them alike. */
async function runRound(name: EndpointName, servers: BenchmarkServers, seconds: number): Promise<Round> {
  const round: Round = { site: await servers.run(name, 'site', seconds) }
  for (const reference of servers.referencesOf(name))
    round[reference] = await servers.run(name, reference, seconds)
  return round
}

/** Formats the median of a figure; a dash for a server that does not answer the request. */
const medianOf = (results: RunResult[], figure: keyof RunResult, format: (value: number) => string) =>
  results.length === 0 ? '–' : format(median(results.map((result) => result[figure])))

const formatPerSecond = (value: number) => Math.round(value).toLocaleString('en')
const formatMs = (value: number) => `${value} ms`

function toRow(name: EndpointName, measured: Round[]): Row {
  const resultsOf = (target: Target) => measured.flatMap((round) => round[target] ?? [])
  const ratioTo = (reference: 'nodeHttp' | 'express') => {
    const ratios = measured.flatMap((round) => round.site.perSecond / (round[reference]?.perSecond ?? NaN))
    return resultsOf(reference).length === 0 ? undefined : median(ratios)
  }
  const [toNodeHttp, toExpress] = [ratioTo('nodeHttp'), ratioTo('express')]
  const site = resultsOf('site')
  const servers = [site, resultsOf('nodeHttp'), resultsOf('express')]
  const errors = site.reduce((sum, result) => sum + result.errors, 0)
  return {
    cells: [
      name,
      ...servers.map((results) => medianOf(results, 'perSecond', formatPerSecond)),
      ...[toNodeHttp, toExpress].map((ratio) => (ratio === undefined ? '–' : `${ratio.toFixed(2)}×`)),
      medianOf(site, 'p50', formatMs),
      medianOf(site, 'p99', formatMs),
      String(errors),
      ...servers.map((results) => medianOf(results, 'cpuMs', (value) => value.toFixed(2))),
    ],
    met:
      (toNodeHttp ?? Infinity) >= goals.nodeHttp && (toExpress ?? Infinity) >= goals.express && errors === 0,
  }
}

async function measureEndpoint(
  name: EndpointName,
  servers: BenchmarkServers,
  { warmUpSeconds, roundSeconds, rounds }: typeof longRun,
): Promise<Row> {
  await servers.expectResponses(name)
  await runRound(name, servers, warmUpSeconds)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await runRound(name, servers, roundSeconds))
  return toRow(name, measured)
}

/** Compares frequent requests with the same calls, written by hand, behind a `node:http` handler and behind Express. */
export const server: Benchmark = {
  name: 'server',
  runsByDefault: true,
  async *run({ only, smallest }) {
    const servers = await startServers()
    try {
      const rows: Row[] = []
      let peakMemory = 0
      for (const name of endpointNames.filter((each) => only === undefined || each === only)) {
        rows.push(await measureEndpoint(name, servers, smallest ? smallestRun : longRun))
        peakMemory = Math.max(peakMemory, await memoryMegabytes(servers.site.address))
      }
      yield {
        name: 'server-calls',
        title: 'Responses per second with 50 concurrent clients',
        goal: `≥ ${goals.nodeHttp}× node:http, ≥ ${goals.express}× Express 5, no errors`,
        columns: [
          ...['request', 'site', 'node:http', 'Express', '× node:http', '× Express', 'p50', 'p99', 'errors'],
          ...['CPU ms: site', 'node:http', 'Express'],
        ],
        rows,
      }
      yield {
        name: 'server-memory',
        title: 'Memory of the server under this load',
        goal: `≤ ${maxMegabytes} MB`,
        columns: ['process', 'resident'],
        rows: [{ cells: ['server', `${Math.round(peakMemory)} MB`], met: peakMemory <= maxMegabytes }],
      }
      yield {
        name: 'server-queries',
        title: 'Queries for one request, with the session lookup',
        columns: ['request', 'queries'],
        rows: await servers.queryRows(),
      }
    } finally {
      await servers.close()
    }
  },
}
