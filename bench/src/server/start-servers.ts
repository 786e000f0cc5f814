import { startLoadGenerator, type WorkloadResult } from '../requests/load-generator'
import { sendRequest, type Request } from '../requests/request'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import { clientCount, createContent, removeAddedKicks } from './create-content'
import { endpointNames, requestsOf, type EndpointName } from './endpoints'
import { recordQueries } from './recording/record-queries'
import { startReference } from './references/start-reference'
import { cpuMilliseconds } from '../site/server-metrics'

type Target = 'site' | 'nodeHttp' | 'express'

export interface RunResult extends WorkloadResult {
  /** CPU time per response; other work on the machine hardly changes it. */
  cpuMs: number
}

/** Holds the site and the reference servers, all on one filled database. */
export interface BenchmarkServers {
  site: IsolatedServer
  /** Returns the number of queries that the site sends to the database for one such request. */
  queryCount(name: EndpointName): number
  /** Sends one kind of request to one server from all clients. */
  run(name: EndpointName, target: Target, seconds: number): Promise<RunResult>
  /** Throws unless all servers can answer such a request. */
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
  const recordings = await recordQueries(site.connection, endpointNames.map(sample))
  const { userIds } = content
  const options = { connection: site.connection, recordings, userIds }
  const nodeHttp = await startReference('node-http', options)
  const express = await startReference('express', options)
  const generator = startLoadGenerator()
  const targets = {
    site: { address: site.address, cpuMilliseconds: () => cpuMilliseconds(site.address) },
    nodeHttp,
    express,
  }
  const reset = () => removeAddedKicks(site.connection, content)
  await reset()

  return {
    site,
    queryCount: (name) => recordings[endpointNames.indexOf(name)]?.statements.length ?? 0,
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
      for (const { address } of [site, nodeHttp, express]) {
        await sendRequest(address, sample(name))
        if (name === 'add to bucket') await reset()
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
