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

/** Milliseconds in which all of them connect, each with a first call. */
const onset = 1_000

/** Connections of somebody who was here before the others came. */
const standing = 100

interface Timed extends Heard {
  /** Milliseconds after the others began to come. */
  at: number
}

/** One more person, who calls forty times a second whatever is answered, and looks at the clock, until the others are done. */
const callBeside = async (address: string, agent: Agent, others: Promise<unknown>): Promise<Timed[]> => {
  let areDone = false
  others.finally(() => (areDone = true)).catch(() => undefined)
  const since = performance.now()
  const calls: Promise<Timed | undefined>[] = []
  while (!areDone) {
    const at = performance.now() - since
    calls.push(callOnce(address, agent).then((heard) => heard && { ...heard, at }))
    await pause(25)
  }
  const heard = await Promise.all(calls)
  return heard.filter((answer) => answer !== undefined)
}

const times = (refusals: Timed[]) => refusals.map(({ tookMs }) => tookMs)

/** Far more people at once than the server can serve, who come again when they are told to. */
export async function overload(): Promise<Table> {
  const server = await startOwnServer()
  const agent = new Agent({ keepAlive: true, maxSockets: standing, scheduling: 'fifo' })
  try {
    await fill(server.connection, { kicks: 10_000, people: 200 })
    await Promise.all(Array.from({ length: standing }, () => callOnce(server.address, agent)))
    const crowd = gather({ address: server.address, people, seconds })
    const beside = await callBeside(server.address, agent, crowd)
    const { served, turnedAway, late, other } = await crowd
    const after = await callOnce(server.address, agent)
    const refusals = beside.filter(({ isTurnedAway }) => isTurnedAway)
    const [first, later] = [
      times(refusals.filter(({ at }) => at < onset)),
      times(refusals.filter(({ at }) => at >= onset)),
    ]
    return {
      name: 'load-overload',
      title: `${counted(people)} people at once, for ${seconds} s, and one whose connections stand`,
      goal: 'who is one too many gets 503 in less than 50 ms; all is well again afterwards',
      columns: ['what', 'answers', 'p50', 'p99'],
      rows: [
        { cells: ['served', ...spread(served)] },
        { cells: ['503: too many are here', counted(turnedAway)] },
        {
          cells: ['who was here before, while all come', ...spread(first)],
          met: first.length > 0 && percentile(first, 99) < 50,
        },
        {
          cells: ['who was here before, afterwards', ...spread(later)],
          met: later.length > 0 && percentile(later, 99) < 50,
        },
        { cells: ['503: the database did not come to it', counted(late)] },
        { cells: ['others, and calls without an answer', counted(other)], met: other === 0 },
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
