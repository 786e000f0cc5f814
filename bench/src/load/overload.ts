import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fill } from '../content/fill'
import { percentile } from '../figures/percentile'
import { startOwnServer } from '../site/start-server'
import type { Table } from '../table/table'
import { callOnce, type Heard } from './call'
import { gather } from './crowd'
import { counted, ms, spread } from './in-words'

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
): Promise<(Heard | undefined)[]> => {
  let areDone = false
  others.finally(() => (areDone = true)).catch(() => undefined)
  const calls: Promise<Heard | undefined>[] = []
  while (!areDone) {
    calls.push(callOnce(address, agent))
    await pause(50)
  }
  return Promise.all(calls)
}

const isOdd = (heard: Heard | undefined) => !heard || (heard.status !== 200 && heard.status !== 503)

const refusalTimes = (heard: (Heard | undefined)[]) =>
  heard.flatMap((one) => (one?.isTurnedAway ? one.tookMs : []))

/** Far more people at once than the server can serve, who come again when they are told to. */
export async function overload(): Promise<Table> {
  const server = await startOwnServer()
  const agent = new Agent({ keepAlive: true, maxSockets: standing, scheduling: 'fifo' })
  try {
    await fill(server.connection, { kicks: 10_000, people: 200 })
    await Promise.all(Array.from({ length: standing }, () => callOnce(server.address, agent)))
    const crowd = gather({ address: server.address, people, onset, seconds })
    const [known, fresh] = await Promise.all([
      callBeside(server.address, agent, crowd),
      callBeside(server.address, new Agent(), crowd),
    ])
    const { served, turnedAway, late, other } = await crowd
    const others = other + [...known, ...fresh].filter(isOdd).length
    const refusals = refusalTimes(known)
    const after = await callOnce(server.address, agent)
    return {
      name: 'load-overload',
      title: `${counted(people)} people, who come within ${onset / 1000} s and stay for ${seconds} s, and two who look at the clock`,
      goal: 'who is one too many gets 503 in less than 50 ms on a connection that stands; all is well again afterwards',
      columns: ['what', 'answers', 'p50', 'p99'],
      rows: [
        { cells: ['served', ...spread(served)] },
        { cells: ['503: too many are here', counted(turnedAway)] },
        {
          cells: ['of these, one whose connections stand', ...spread(refusals)],
          met: refusals.length > 0 && percentile(refusals, 99) < 50,
        },
        // Without a goal: new connections wait for the event loop, unless a proxy in front keeps its own open.
        { cells: ['of these, one who connects for each call', ...spread(refusalTimes(fresh))] },
        { cells: ['503: the database did not come to it', counted(late)] },
        { cells: ['others, and calls without an answer', counted(others)], met: others === 0 },
        {
          cells: ['the first call afterwards', String(after?.status), ms(after?.tookMs ?? 0)],
          met: after?.status === 200,
        },
      ],
    }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
