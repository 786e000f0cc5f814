import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fill, tokenOf } from '../content/fill'
import { percentile } from '../figures/percentile'
import { startOwnServer } from '../site/start-server'
import type { Table } from '../table/table'
import { counted, ms, spread } from './in-words'

const people = 1_500
const seconds = 20
const path = '/api/kick?limit=24'

interface Heard {
  status: number
  /** Whether the server said that there are too many. */
  isTurnedAway: boolean
  tookMs: number
  retryAfterMs: number
}

/** One call of one person; undefined when nobody answered. */
const call = (address: string, agent: Agent): Promise<Heard | undefined> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${tokenOf(1)}` }
    const since = performance.now()
    get(address + path, { agent, headers }, (answer) => {
      const tookMs = performance.now() - since
      const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1000
      const status = answer.statusCode ?? 0
      const done = (body: string) =>
        resolve({ status, isTurnedAway: body.includes('cannot keep up'), tookMs, retryAfterMs })
      text(answer).then(done, () => resolve(undefined))
    }).on('error', () => resolve(undefined))
  })

/** Far more people at once than the server can serve, who come again when they are told to. */
export async function overload(): Promise<Table> {
  const server = await startOwnServer()
  const agent = new Agent({ keepAlive: true })
  try {
    await fill(server.connection, { kicks: 10_000, people: 200 })
    const heard: (Heard | undefined)[] = []
    const end = Date.now() + seconds * 1000
    const visit = async () => {
      while (Date.now() < end) {
        const answer = await call(server.address, agent)
        heard.push(answer)
        await pause(answer?.retryAfterMs ?? 0)
      }
    }
    await Promise.all(Array.from({ length: people }, visit))
    const after = await call(server.address, agent)
    const timesOf = (isOne: (each: Heard) => boolean) =>
      heard.flatMap((each) => (each && isOne(each) ? each.tookMs : []))
    const served = timesOf(({ status }) => status === 200)
    const turnedAway = timesOf(({ isTurnedAway }) => isTurnedAway)
    const late = timesOf(({ status, isTurnedAway }) => status === 503 && !isTurnedAway)
    const other = heard.length - served.length - turnedAway.length - late.length
    const row = (what: string, times: number[], met?: boolean) => ({
      cells: [what, ...spread(times)],
      ...(met !== undefined && { met }),
    })
    return {
      name: 'load-overload',
      title: `${counted(people)} people at once, for ${seconds} s`,
      goal: 'who is one too many gets 503 in less than 50 ms; all is well again afterwards',
      columns: ['what', 'answers', 'p50', 'p99'],
      rows: [
        row('served', served),
        row('503: too many are here', turnedAway, turnedAway.length > 0 && percentile(turnedAway, 99) < 50),
        row('503: the database did not come to it', late),
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
