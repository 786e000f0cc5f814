import { isDeepStrictEqual } from 'node:util'
import { startLoadGenerator, type WorkloadResult } from '../requests/load-generator'
import { sendRequest, type Request } from '../requests/request'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import { clientCount, createContent, removeAddedKicks } from './create-content'
import { endpointNames, requestsOf, type EndpointName } from './endpoints'
import { recordQueries, type Statement } from './recording/record-queries'
import type { Recorded } from './references/routes'
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
  /** Throws unless all servers send the same response. */
  expectSameResponses(name: EndpointName): Promise<void>
  close(): Promise<void>
}

const byEndpoint = (statements: Statement[][]): Recorded => {
  const of = (name: EndpointName) => statements[endpointNames.indexOf(name)] ?? []
  return {
    verify: of('verify'),
    'kick list': of('kick list'),
    'filtered list': of('filtered list'),
    kick: of('kick'),
    'bucket list': of('bucket list'),
    bucket: of('bucket'),
    'public journals': of('public journals'),
    journal: of('journal'),
    create: of('create'),
    'add to bucket': of('add to bucket'),
  }
}

const firstOf = ([first]: Request[]): Request => {
  if (first) return first
  throw new Error('The endpoint has no requests.')
}

/** Blanks the fields that differ with every write. */
const withoutVolatileFields = (body: unknown) =>
  Array.isArray(body) ? body : { ...Object(body), _id: 0, createdAt: 0, updatedAt: 0 }

/** Throws unless all servers send the same body: a server that sends less would win unfairly. */
async function compareResponses(addresses: string[], request: Request): Promise<void> {
  const bodies = []
  for (const address of addresses) bodies.push(withoutVolatileFields(await sendRequest(address, request)))
  for (const body of bodies)
    if (!isDeepStrictEqual(body, bodies[0]))
      throw new Error(
        `The responses to ${request.path} differ:\n${bodies.map((each) => JSON.stringify(each)).join('\n')}`,
      )
}

/** Starts the site, both reference servers and the load generator. */
export async function startServers(): Promise<BenchmarkServers> {
  const site = await startIsolatedServer()
  const content = await createContent(site.connection)
  const sample = (name: EndpointName) => firstOf(requestsOf(name, 0, content))
  const recorded = byEndpoint(await recordQueries(site.connection, endpointNames.map(sample)))
  const options = { connection: site.connection, recorded }
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
    queryCount: (name) => recorded[name].length,
    async run(name, target, seconds) {
      const requests = Array.from({ length: clientCount }, (_, index) => requestsOf(name, index, content))
      const server = targets[target]
      const cpuBefore = await server.cpuMilliseconds()
      const result = await generator.run({ address: server.address, requests, seconds })
      const cpuUsed = (await server.cpuMilliseconds()) - cpuBefore
      if (name === 'add to bucket') await reset()
      return { ...result, cpuMs: cpuUsed / (result.perSecond * seconds) }
    },
    async expectSameResponses(name) {
      for (const { address } of [nodeHttp, express])
        await compareResponses([site.address, address], sample(name))
    },
    async close() {
      generator.stop()
      nodeHttp.stop()
      express.stop()
      await site.stop()
    },
  }
}
