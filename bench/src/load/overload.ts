import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDatabase } from '../site/fill-database'
import { percentile } from '../statistics'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { requestKickList, type TimedResponse } from './request-kick-list'
import { simulateClients } from './simulate-clients'
import { formatCount, formatMs, formatPercentiles } from './format'

const people = 1_500
const seconds = 20

/** Milliseconds in which all of them come, each with a connection and a first call. */
const onset = 1_000

/** Connections of somebody who was here before the others came. */
const standing = 100

/** One more person, who calls twenty times a second whatever is answered, until the others are done. */
const callBeside = async (
  address: string,
  agent: Agent,
  others: Promise<unknown>,
): Promise<(TimedResponse | undefined)[]> => {
  let areDone = false
  others.finally(() => (areDone = true)).catch(() => undefined)
  const calls: Promise<TimedResponse | undefined>[] = []
  while (!areDone) {
    calls.push(requestKickList(address, agent))
    await pause(50)
  }
  return Promise.all(calls)
}

const isOdd = (heard: TimedResponse | undefined) => !heard || (heard.status !== 200 && heard.status !== 503)

const refusalTimes = (heard: (TimedResponse | undefined)[]) =>
  heard.flatMap((one) => (one?.isTurnedAway ? one.tookMs : []))

/** Far more people at once than the server can serve, who come again when they are told to. */
export async function overload(): Promise<Table> {
  const server = await startIsolatedServer()
  const agent = new Agent({ keepAlive: true, maxSockets: standing, scheduling: 'fifo' })
  try {
    await fillDatabase(server.connection, { kicks: 10_000, people: 200 })
    await Promise.all(Array.from({ length: standing }, () => requestKickList(server.address, agent)))
    const crowd = simulateClients({ address: server.address, people, onset, seconds })
    const [known, fresh] = await Promise.all([
      callBeside(server.address, agent, crowd),
      callBeside(server.address, new Agent(), crowd),
    ])
    const { served, turnedAway, late, other } = await crowd
    const others = other + [...known, ...fresh].filter(isOdd).length
    const refusals = refusalTimes(known)
    const after = await requestKickList(server.address, agent)
    return {
      name: 'load-overload',
      title: `${formatCount(people)} people, who come within ${onset / 1000} s and stay for ${seconds} s, and two who look at the clock`,
      goal: 'who is one too many gets 503 in less than 50 ms on a connection that stands; all is well again afterwards',
      columns: ['what', 'answers', 'p50', 'p99'],
      rows: [
        { cells: ['served', ...formatPercentiles(served)] },
        { cells: ['503: too many are here', formatCount(turnedAway)] },
        {
          cells: ['of these, one whose connections stand', ...formatPercentiles(refusals)],
          met: refusals.length > 0 && percentile(refusals, 99) < 50,
        },
        // Without a goal: new connections wait for the event loop, unless a proxy in front keeps its own open.
        { cells: ['of these, one who connects for each call', ...formatPercentiles(refusalTimes(fresh))] },
        { cells: ['503: the database did not come to it', formatCount(late)] },
        { cells: ['others, and calls without an answer', formatCount(others)], met: others === 0 },
        {
          cells: ['the first call afterwards', String(after?.status), formatMs(after?.tookMs ?? 0)],
          met: after?.status === 200,
        },
      ],
    }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
