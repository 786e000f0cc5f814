import { fillDatabase, tokenOf } from '../site/fill-database'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { countStatuses, sendLoad, type LoadRequest } from './send-load'
import { watchMemory } from './watch-memory'
import { formatCount, formatMs } from './format'

const amount = { kicks: 10_000, people: 200 }
const connections = 200
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

interface Listed {
  _id: string
  createdBy?: { _id: string }
}

const firstOf = async (address: string, path: string, token: string): Promise<Listed> => {
  const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  const [first] = (await answer.json()) as Listed[]
  if (!first) throw new Error(`${path} has nothing in it.`)
  return first
}

/** What one person does: nine reads of what the pages read, and a write. */
async function visitOf(address: string, person: number): Promise<LoadRequest[]> {
  const token = tokenOf(person)
  const { _id: kick, createdBy } = await firstOf(address, '/api/kick?limit=1', token)
  const { _id: bucket } = await firstOf(address, '/api/bucket?limit=1', token)
  const { _id: journal } = await firstOf(address, '/api/journal/public?limit=1', token)
  const reads = [
    '/auth/verify',
    '/api/kick?limit=24',
    `/api/kick?limit=24&continent=Europe&category=Travel`,
    `/api/kick/${kick}`,
    '/api/bucket?limit=24',
    `/api/bucket/${bucket}`,
    '/api/journal/public?limit=24',
    `/api/journal/${journal}`,
    `/api/user/${createdBy?._id}`,
  ]
  const write: LoadRequest = {
    method: 'POST',
    path: '/api/bucket',
    token,
    body: { name: 'Lakes', description: 'All.' },
  }
  return [...reads.map((path) => ({ path, token })), write]
}

/** 200 connections, 90 % reads and 10 % writes. */
export async function steady(seconds: number): Promise<Table> {
  const server = await startIsolatedServer()
  try {
    await fillDatabase(server.connection, amount)
    const visits = await Promise.all(
      Array.from({ length: 20 }, (_, person) => visitOf(server.address, 1 + person)),
    )
    const volley = { address: server.address, shots: visits.flat(), connections, seconds }
    const { result: hits, startBytes, endBytes } = await watchMemory(server.address, sendLoad(volley))
    const growth = endBytes / startBytes - 1
    const calls = [...hits.statuses.values()].reduce((sum, count) => sum + count, 0)
    return {
      name: 'load-steady',
      title: `${connections} connections for ${seconds} s, 90 % reads and 10 % writes`,
      goal: 'no answer of 5xx, none missing; memory grows under 10 %',
      columns: ['what', 'figure'],
      rows: [
        { cells: ['calls', `${formatCount(calls)}, ${Math.round(hits.perSecond)} a second`] },
        { cells: ['p50, p99', `${formatMs(hits.p50)}, ${formatMs(hits.p99)}`] },
        { cells: ['answers of 5xx', formatCount(countStatuses(hits, 5))], met: countStatuses(hits, 5) === 0 },
        { cells: ['answers of 4xx', formatCount(countStatuses(hits, 4))], met: countStatuses(hits, 4) === 0 },
        { cells: ['calls without an answer', formatCount(hits.unanswered)], met: hits.unanswered === 0 },
        {
          cells: [
            'memory of the server',
            `${megabytes(startBytes)} to ${megabytes(endBytes)}, ${(growth * 100).toFixed(1)} %`,
          ],
          met: growth < 0.1,
        },
      ],
    }
  } finally {
    await server.stop()
  }
}
