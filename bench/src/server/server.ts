import { median } from '../statistics'
import type { WorkloadResult } from '../requests/load-generator'
import type { Benchmark } from '../benchmark'
import type { Row } from '../table'
import { endpointNames, type EndpointName } from './endpoints'
import { memoryMegabytes } from '../site/server-metrics'
import { startServers, type BenchmarkServers } from './start-servers'

const warmUpSeconds = 1
const roundSeconds = 2
const rounds = 3

/** Of the bare handler, and of Express. */
const goals = { bare: 0.85, express: 1.4 }
const mostMegabytes = 250

/** One after the other, each as long: what else the machine does meets all of them alike. */
async function runRound(name: EndpointName, scene: BenchmarkServers, seconds: number) {
  const site = await scene.run(name, 'site', seconds)
  const bare = await scene.run(name, 'bare', seconds)
  const express = await scene.run(name, 'express', seconds)
  return { site, bare, express }
}

type Round = Awaited<ReturnType<typeof runRound>>

const perSecond = (outcomes: WorkloadResult[]) =>
  Math.round(median(outcomes.map((outcome) => outcome.perSecond))).toLocaleString('en')

function rowOf(name: EndpointName, measured: Round[]): Row {
  const over = (reference: 'bare' | 'express') =>
    median(measured.map((round) => round.site.perSecond / round[reference].perSecond))
  const errors = measured.reduce((sum, { site }) => sum + site.errors, 0)
  const ofSite = measured.map(({ site }) => site)
  const ofBare = measured.map(({ bare }) => bare)
  const ofExpress = measured.map(({ express }) => express)
  return {
    cells: [
      name,
      perSecond(ofSite),
      perSecond(ofBare),
      perSecond(ofExpress),
      `${over('bare').toFixed(2)}×`,
      `${over('express').toFixed(2)}×`,
      `${median(ofSite.map(({ p50 }) => p50))} ms`,
      `${median(ofSite.map(({ p99 }) => p99))} ms`,
      String(errors),
      ...[ofSite, ofBare, ofExpress].map((runs) => median(runs.map(({ work }) => work)).toFixed(2)),
    ],
    met: over('bare') >= goals.bare && over('express') >= goals.express && errors === 0,
  }
}

async function measureCall(name: EndpointName, scene: BenchmarkServers): Promise<Row> {
  await scene.expectSameAnswers(name)
  await runRound(name, scene, warmUpSeconds)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await runRound(name, scene, roundSeconds))
  return rowOf(name, measured)
}

/** Each hot call beside the same queries answered by hand: by a bare handler of Node, and by Express. */
export const server: Benchmark = {
  name: 'server',
  isUsual: true,
  async *run({ only }) {
    const scene = await startServers()
    try {
      const rows: Row[] = []
      let most = 0
      for (const name of endpointNames.filter((each) => only === undefined || each === only)) {
        rows.push(await measureCall(name, scene))
        most = Math.max(most, await memoryMegabytes(scene.site.address))
      }
      yield {
        name: 'server-calls',
        title: 'Calls of 50 people at once, in answers a second',
        goal: `≥ ${goals.bare}× of the bare handler, ≥ ${goals.express}× of Express 5, 0 errors`,
        columns: [
          ...['call', 'site', 'bare', 'Express', '× bare', '× Express', 'p50', 'p99', 'errors'],
          ...['ms of work: site', 'bare', 'Express'],
        ],
        rows,
      }
      yield {
        name: 'server-memory',
        title: 'Memory of the server under that load',
        goal: `≤ ${mostMegabytes} MB`,
        columns: ['process', 'resident'],
        rows: [{ cells: ['server', `${Math.round(most)} MB`], met: most <= mostMegabytes }],
      }
    } finally {
      await scene.close()
    }
  },
}
