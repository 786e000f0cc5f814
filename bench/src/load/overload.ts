import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDatabase } from '../site/fill-database'
import { startIsolatedServer } from '../site/start-server'
import { percentile } from '../statistics'
import type { Table } from '../table'
import { formatCount, formatMs, formatPercentiles } from './format'
import { requestKickList, type TimedResponse } from './request-kick-list'
import { simulateClients } from './simulate-clients'

const clients = 1_500
const seconds = 20
const rampUpMs = 1_000

/** The number of connections that are opened before the load starts. */
const openConnections = 100

const probeIntervalMs = 50

/** Sends twenty requests per second, without waiting for responses, until `load` settles. */
async function sendProbes(
  address: string,
  agent: Agent,
  load: Promise<unknown>,
): Promise<(TimedResponse | undefined)[]> {
  let isSettled = false
  load.finally(() => (isSettled = true)).catch(() => undefined)
  const probes: Promise<TimedResponse | undefined>[] = []
  while (!isSettled) {
    probes.push(requestKickList(address, agent))
    await pause(probeIntervalMs)
  }
  return Promise.all(probes)
}

const isUnexpected = (response: TimedResponse | undefined) =>
  !response || (response.status !== 200 && response.status !== 503)

const shedLatencies = (responses: (TimedResponse | undefined)[]) =>
  responses.flatMap((response) => (response?.isShed ? response.latencyMs : []))

/** Measures load shedding: far more clients than the server can serve, which honour `Retry-After`. */
export async function overload(): Promise<Table> {
  const server = await startIsolatedServer()
  const agent = new Agent({ keepAlive: true, maxSockets: openConnections, scheduling: 'fifo' })
  try {
    await fillDatabase(server.connection, { kicks: 10_000, users: 200 })
    await Promise.all(Array.from({ length: openConnections }, () => requestKickList(server.address, agent)))
    const load = simulateClients({ address: server.address, clients, rampUpMs, seconds })
    const [onOpenConnections, onNewConnections] = await Promise.all([
      sendProbes(server.address, agent, load),
      sendProbes(server.address, new Agent(), load),
    ])
    const { servedMs, shed, databaseTimeouts, other } = await load
    const unexpected = other + [...onOpenConnections, ...onNewConnections].filter(isUnexpected).length
    const shedMs = shedLatencies(onOpenConnections)
    const after = await requestKickList(server.address, agent)
    return {
      name: 'load-overload',
      title: `${formatCount(clients)} clients that connect within ${rampUpMs / 1000} s and stay for ${seconds} s, and two that send probes`,
      goal: '503 within 50 ms on open connections; 200 right after the load',
      columns: ['what', 'responses', 'p50', 'p99'],
      rows: [
        { cells: ['200', ...formatPercentiles(servedMs)] },
        { cells: ['503: too many requests in progress', formatCount(shed)] },
        {
          cells: ['same 503, probes on open connections', ...formatPercentiles(shedMs)],
          met: shedMs.length > 0 && percentile(shedMs, 99) < 50,
        },
        // This row has no goal: Node accepts one new connection per event-loop iteration, unless a proxy keeps its own open.
        {
          cells: [
            'same 503, probes on new connections',
            ...formatPercentiles(shedLatencies(onNewConnections)),
          ],
        },
        { cells: ['503: database too slow', formatCount(databaseTimeouts)] },
        { cells: ['other statuses, and no response', formatCount(unexpected)], met: unexpected === 0 },
        {
          cells: ['first request after the load', String(after?.status), formatMs(after?.latencyMs ?? 0)],
          met: after?.status === 200,
        },
      ],
    }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
