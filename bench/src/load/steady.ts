import { fillDatabase, tokenOf } from '../site/fill-database'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { formatCount, formatMs } from './format'
import { countStatuses, type LoadRequest, sendLoad } from './send-load'
import { watchMemory } from './watch-memory'

const rowCounts = { kicks: 10_000, users: 200 }
const connections = 200
const formatMegabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

interface ListItem {
  _id: string
  createdBy?: { _id: string }
}

async function readFirst(address: string, path: string, token: string): Promise<ListItem> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  const [first] = (await response.json()) as ListItem[]
  if (!first) throw new Error(`${path} returned an empty list.`)
  return first
}

/** Returns the requests of one user: the nine reads that pages make, and one write. */
async function requestsOf(address: string, userNumber: number): Promise<LoadRequest[]> {
  const token = tokenOf(userNumber)
  const { _id: kick, createdBy } = await readFirst(address, '/api/kick?limit=1', token)
  const { _id: bucket } = await readFirst(address, '/api/bucket?limit=1', token)
  const { _id: journal } = await readFirst(address, '/api/journal/public?limit=1', token)
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

/** Measures 200 connections with 90 % reads and 10 % writes. */
export async function steady(seconds: number): Promise<Table> {
  const server = await startIsolatedServer()
  try {
    await fillDatabase(server.connection, rowCounts)
    const requests = await Promise.all(
      Array.from({ length: 20 }, (_, index) => requestsOf(server.address, 1 + index)),
    )
    const load = sendLoad({ address: server.address, requests: requests.flat(), connections, seconds })
    const { result: summary, startBytes, endBytes } = await watchMemory(server.address, load)
    const growth = endBytes / startBytes - 1
    const responses = [...summary.statuses.values()].reduce((sum, count) => sum + count, 0)
    return {
      name: 'load-steady',
      title: `${connections} connections for ${seconds} s, 90 % reads and 10 % writes`,
      goal: 'no 4xx or 5xx, no request without a response; memory grows by less than 10 %',
      columns: ['what', 'result'],
      rows: [
        {
          cells: ['responses', `${formatCount(responses)}, ${Math.round(summary.perSecond)} per second`],
        },
        { cells: ['p50, p99', `${formatMs(summary.p50)}, ${formatMs(summary.p99)}`] },
        { cells: ['5xx', formatCount(countStatuses(summary, 5))], met: countStatuses(summary, 5) === 0 },
        { cells: ['4xx', formatCount(countStatuses(summary, 4))], met: countStatuses(summary, 4) === 0 },
        { cells: ['no response', formatCount(summary.unanswered)], met: summary.unanswered === 0 },
        {
          cells: [
            'memory of the server',
            `${formatMegabytes(startBytes)} to ${formatMegabytes(endBytes)}, ${(growth * 100).toFixed(1)} %`,
          ],
          met: growth < 0.1,
        },
      ],
    }
  } finally {
    await server.stop()
  }
}
