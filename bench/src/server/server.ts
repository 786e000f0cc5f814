import type { Benchmark } from '../benchmark'
import { memoryMegabytes } from '../site/server-metrics'
import { median } from '../statistics'
import type { Row } from '../table'
import { endpointNames, type EndpointName } from './endpoints'
import { startServers, type BenchmarkServers, type RunResult } from './start-servers'

const warmUpSeconds = 1
const roundSeconds = 2
const rounds = 3

/** The minimum ratios of the site's responses per second to those of each reference. */
const goals = { nodeHttp: 0.85, express: 1 }
const maxMegabytes = 250

/** Runs the servers one after another, so that other work on the machine slows all of them alike. */
async function runRound(name: EndpointName, servers: BenchmarkServers, seconds: number) {
  const site = await servers.run(name, 'site', seconds)
  const nodeHttp = await servers.run(name, 'nodeHttp', seconds)
  const express = await servers.run(name, 'express', seconds)
  return { site, nodeHttp, express }
}

type Round = Awaited<ReturnType<typeof runRound>>

const formatPerSecond = (results: RunResult[]) =>
  Math.round(median(results.map(({ perSecond }) => perSecond))).toLocaleString('en')

function toRow(name: EndpointName, measured: Round[]): Row {
  const ratioTo = (reference: 'nodeHttp' | 'express') =>
    median(measured.map((round) => round.site.perSecond / round[reference].perSecond))
  const errors = measured.reduce((sum, { site }) => sum + site.errors, 0)
  const site = measured.map((round) => round.site)
  const nodeHttp = measured.map((round) => round.nodeHttp)
  const express = measured.map((round) => round.express)
  return {
    cells: [
      name,
      formatPerSecond(site),
      formatPerSecond(nodeHttp),
      formatPerSecond(express),
      `${ratioTo('nodeHttp').toFixed(2)}×`,
      `${ratioTo('express').toFixed(2)}×`,
      `${median(site.map(({ p50 }) => p50))} ms`,
      `${median(site.map(({ p99 }) => p99))} ms`,
      String(errors),
      ...[site, nodeHttp, express].map((results) => median(results.map(({ cpuMs }) => cpuMs)).toFixed(2)),
    ],
    met: ratioTo('nodeHttp') >= goals.nodeHttp && ratioTo('express') >= goals.express && errors === 0,
  }
}

async function measureEndpoint(name: EndpointName, servers: BenchmarkServers): Promise<Row> {
  await servers.expectResponses(name)
  await runRound(name, servers, warmUpSeconds)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await runRound(name, servers, roundSeconds))
  return toRow(name, measured)
}

/** Compares frequent requests with the same queries behind a `node:http` handler and behind Express. */
export const server: Benchmark = {
  name: 'server',
  runsByDefault: true,
  async *run({ only }) {
    const servers = await startServers()
    try {
      const rows: Row[] = []
      let peakMemory = 0
      for (const name of endpointNames.filter((each) => only === undefined || each === only)) {
        rows.push(await measureEndpoint(name, servers))
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
        name: 'server-queries',
        title: 'Queries for one request, with the session lookup',
        columns: ['request', 'queries'],
        rows: endpointNames.map((name) => ({ cells: [name, String(servers.queryCount(name))] })),
      }
      yield {
        name: 'server-memory',
        title: 'Memory of the server under this load',
        goal: `≤ ${maxMegabytes} MB`,
        columns: ['process', 'resident'],
        rows: [{ cells: ['server', `${Math.round(peakMemory)} MB`], met: peakMemory <= maxMegabytes }],
      }
    } finally {
      await servers.close()
    }
  },
}
