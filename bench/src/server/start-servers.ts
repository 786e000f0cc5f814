import { isDeepStrictEqual } from 'node:util'
import { startLoadGenerator, type WorkloadResult } from '../requests/load-generator'
import { sendRequest, type Request } from '../requests/request'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import { createContent, removeAddedKicks } from './create-content'
import { callers, endpointNames, requestsOf, type EndpointName } from './endpoints'
import { recordQueries, type Statement } from './recording/record-queries'
import type { Recorded } from './references/routes'
import { startReference } from './references/start-reference'
import { cpuMilliseconds } from '../site/server-metrics'

type Target = 'site' | 'bare' | 'express'

interface Run extends WorkloadResult {
  /** How many milliseconds of a processor an answer took, which other work on the machine changes little. */
  work: number
}

/** The site and its references, on one database that is filled. */
export interface BenchmarkServers {
  site: IsolatedServer
  /** Lets all callers make this call to one of them for so long. */
  run(name: EndpointName, target: Target, seconds: number): Promise<Run>
  /** @throws unless all answer the call alike */
  expectSameAnswers(name: EndpointName): Promise<void>
  close(): Promise<void>
}

const byCall = (statements: Statement[][]): Recorded => {
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
  throw new Error('This call asks nothing.')
}

/** What differs each time that something is made or changed. */
const withoutMoment = (answer: unknown) =>
  Array.isArray(answer) ? answer : { ...Object(answer), _id: 0, createdAt: 0, updatedAt: 0 }

/** @throws unless all give the same answer: what answers less has less to do. */
async function expectSameAnswers(addresses: string[], request: Request): Promise<void> {
  const answers = []
  for (const address of addresses) answers.push(withoutMoment(await sendRequest(address, request)))
  for (const answer of answers)
    if (!isDeepStrictEqual(answer, answers[0]))
      throw new Error(
        `${request.path} is answered differently:\n${answers.map((each) => JSON.stringify(each)).join('\n')}`,
      )
}

export async function startServers(): Promise<BenchmarkServers> {
  const site = await startIsolatedServer()
  const content = await createContent(site.connection)
  const sample = (name: EndpointName) => firstOf(requestsOf(name, 0, content))
  const recorded = byCall(await recordQueries(site.connection, endpointNames.map(sample)))
  const setting = { connection: site.connection, recorded }
  const bare = await startReference('node-http', setting)
  const express = await startReference('express', setting)
  const load = startLoadGenerator()
  const targets = {
    site: { address: site.address, work: () => cpuMilliseconds(site.address) },
    bare,
    express,
  }
  const reset = () => removeAddedKicks(site.connection, content)
  await reset()

  return {
    site,
    async run(name, target, seconds) {
      const requests = Array.from({ length: callers }, (_, caller) => requestsOf(name, caller, content))
      const { address, work } = targets[target]
      const before = await work()
      const outcome = await load.run({ address, requests, seconds })
      const milliseconds = (await work()) - before
      if (name === 'add to bucket') await reset()
      return { ...outcome, work: milliseconds / (outcome.perSecond * seconds) }
    },
    async expectSameAnswers(name) {
      for (const { address } of [bare, express])
        await expectSameAnswers([site.address, address], sample(name))
    },
    async close() {
      load.stop()
      bare.stop()
      express.stop()
      await site.stop()
    },
  }
}
