import { fillDatabase, tokenOf } from '../site/fill-database'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { formatCount, formatMs } from './format'
import { countStatuses, type LoadSummary, sendLoad } from './send-load'
import { password, signUp } from './sign-up'

const seconds = 30
const readsPerSecond = 100
const loginsPerSecond = 40
const email = 'often@bucketeer.example'

/** Measures how much password hashing slows down reads. */
export async function logins(): Promise<Table> {
  const server = await startIsolatedServer()
  const { address } = server
  try {
    await fillDatabase(server.connection, { kicks: 1_000, users: 20 })
    await signUp(address, email)
    const reads = ['/auth/verify', '/api/kick?limit=24', '/api/bucket?limit=24'].map((path) => ({
      path,
      token: tokenOf(1),
    }))
    const sendReads = () =>
      sendLoad({ address, requests: reads, connections: 20, seconds, rate: readsPerSecond })
    const login = {
      method: 'POST' as const,
      path: '/auth/login',
      body: { email, password, rememberMe: false },
    }
    const sendLogins = () =>
      sendLoad({ address, requests: [login], connections: 40, seconds, rate: loginsPerSecond })
    const readsAlone = await sendReads()
    const [readsDuringLogins, loginSummary] = await Promise.all([sendReads(), sendLogins()])
    const toRow = (what: string, summary: LoadSummary, met?: boolean) => ({
      cells: [
        what,
        formatCount(countStatuses(summary, 2)),
        formatCount(countStatuses(summary, 5)),
        formatMs(summary.p50),
        formatMs(summary.p99),
      ],
      ...(met !== undefined && { met }),
    })
    return {
      name: 'load-logins',
      title: `${readsPerSecond} reads per second, with and without ${loginsPerSecond} logins per second`,
      goal: 'p99 of the reads ≤ 100 ms',
      columns: ['what', '2xx', '5xx', 'p50', 'p99'],
      rows: [
        toRow('reads alone', readsAlone),
        toRow('reads during logins', readsDuringLogins, readsDuringLogins.p99 <= 100),
        toRow('logins', loginSummary),
      ],
    }
  } finally {
    await server.stop()
  }
}
