import { fillDatabase, tokenOf } from '../site/fill-database'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { countStatuses, sendLoad, type LoadSummary } from './send-load'
import { formatCount, formatMs } from './format'
import { password, signUp } from './sign-up'

const seconds = 30
const readsPerSecond = 100
const loginsPerSecond = 40
const email = 'often@bucketeer.example'

/** Whether reads wait for those who log in: hashing a password is what takes a server longest. */
export async function logins(): Promise<Table> {
  const server = await startIsolatedServer()
  const { address } = server
  try {
    await fillDatabase(server.connection, { kicks: 1_000, people: 20 })
    await signUp(address, email)
    const shots = ['/auth/verify', '/api/kick?limit=24', '/api/bucket?limit=24'].map((path) => ({
      path,
      token: tokenOf(1),
    }))
    const read = () => sendLoad({ address, shots, connections: 20, seconds, rate: readsPerSecond })
    const login = {
      method: 'POST' as const,
      path: '/auth/login',
      body: { email, password, rememberMe: false },
    }
    const logIn = () => sendLoad({ address, shots: [login], connections: 40, seconds, rate: loginsPerSecond })
    const [alone, [beside, loggedIn]] = [await read(), await Promise.all([read(), logIn()])]
    const row = (what: string, hits: LoadSummary, met?: boolean) => ({
      cells: [
        what,
        formatCount(countStatuses(hits, 2)),
        formatCount(countStatuses(hits, 5)),
        formatMs(hits.p50),
        formatMs(hits.p99),
      ],
      ...(met !== undefined && { met }),
    })
    return {
      name: 'load-logins',
      title: `${readsPerSecond} reads a second, without and with ${loginsPerSecond} people logging in each second`,
      goal: 'p99 of the reads is at most 100 ms',
      columns: ['what', '2xx', '5xx', 'p50', 'p99'],
      rows: [
        row('reads alone', alone),
        row('reads beside the logins', beside, beside.p99 <= 100),
        row('the logins', loggedIn),
      ],
    }
  } finally {
    await server.stop()
  }
}
