import { startLoadGenerator, type WorkloadResult } from '../requests/load-generator'
import { recordQueries } from '../recording/record-queries'
import { sendRequest, type Request } from '../requests/request'
import { cpuMilliseconds } from '../site/server-metrics'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import type { Row } from '../table'
import { clientCount, createContent, removeAddedKicks } from './create-content'
import { endpointNames, referenceNames, requestsOf, type EndpointName } from './endpoints'
import { expectContained } from './expect-contained'
import { startReference } from './references/start-reference'

export type Target = 'site' | 'nodeHttp' | 'express'

export interface RunResult extends WorkloadResult {
  /** CPU time per response; other work on the machine hardly changes it. */
  cpuMs: number
}

/** Holds the site and the reference servers, all on one filled database. */
export interface BenchmarkServers {
  site: IsolatedServer
  /** Returns the references that answer such a request. */
  referencesOf(name: EndpointName): ('nodeHttp' | 'express')[]
  /** Returns, by request, the number of queries that the site sends to the database. */
  queryRows(): Promise<Row[]>
  /** Sends one kind of request to one server from all clients. */
  run(name: EndpointName, target: Target, seconds: number): Promise<RunResult>
  /** Throws unless the site answers such a request, and the references as the site does. */
  expectResponses(name: EndpointName): Promise<void>
  close(): Promise<void>
}

function firstOf([first]: Request[]): Request {
  if (first) return first
  throw new Error('The endpoint has no requests.')
}

/** Starts the site, both reference servers and the load generator. */
export async function startServers(): Promise<BenchmarkServers> {
  const site = await startIsolatedServer()
  const content = await createContent(site.connection)
  const sample = (name: EndpointName) => firstOf(requestsOf(name, 0, content))
  const nodeHttp = await startReference('node-http', site.connection)
  const express = await startReference('express', site.connection)
  const generator = startLoadGenerator()
  const targets = {
    site: { address: site.address, cpuMilliseconds: () => cpuMilliseconds(site.address) },
    nodeHttp,
    express,
  }
  const reset = () => removeAddedKicks(site.connection, content)
  await reset()
  const referencesOf: BenchmarkServers['referencesOf'] = (name) =>
    referenceNames.includes(name) ? ['nodeHttp', 'express'] : []

  return {
    site,
    referencesOf,
    async queryRows() {
      const recorded = await recordQueries(site.connection, endpointNames.map(sample))
      return endpointNames.map((name, index) => ({ cells: [name, String(recorded[index]?.length ?? 0)] }))
    },
    async run(name, target, seconds) {
      const requests = Array.from({ length: clientCount }, (_, index) => requestsOf(name, index, content))
      const server = targets[target]
      const cpuBefore = await server.cpuMilliseconds()
      const result = await generator.run({ address: server.address, requests, seconds })
      const cpuUsed = (await server.cpuMilliseconds()) - cpuBefore
      if (name === 'add to bucket') await reset()
      return { ...result, cpuMs: cpuUsed / (result.perSecond * seconds) }
    },
    async expectResponses(name) {
      const expected = await sendRequest(site.address, sample(name))
      if (name === 'add to bucket') await reset()
      for (const reference of referencesOf(name)) {
        const body = await sendRequest(targets[reference].address, sample(name))
        if (name !== 'create') expectContained(body, expected, name)
      }
    },
    async close() {
      generator.stop()
      nodeHttp.stop()
      express.stop()
      await site.stop()
    },
  }
}
