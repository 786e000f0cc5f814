import { startIsolatedServer } from '../site/start-server'
import { median, percentile } from '../statistics'
import type { Table } from '../table'
import { formatMs } from './format'
import { signUp } from './sign-up'

const attempts = 500
const knownEmails = Array.from({ length: 20 }, (_, index) => `known${index}@bucketeer.example`)

interface Endpoint {
  name: string
  path: string
  body: (email: string) => object
}

const endpoints: Endpoint[] = [
  {
    name: 'login with a wrong password',
    path: '/auth/login',
    body: (email) => ({ email, password: 'wrong-password' }),
  },
  { name: 'password reset request', path: '/auth/forgot-password', body: (email) => ({ email }) },
]

async function post(address: string, { path, body }: Endpoint, email: string) {
  const startedAt = performance.now()
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  })
  const content = `${response.status} ${await response.text()}`
  return { content, latencyMs: performance.now() - startedAt }
}

/** Measures whether the content or the latency of a response reveals that an account exists. */
export async function enumeration(): Promise<Table> {
  const server = await startIsolatedServer()
  try {
    for (const email of knownEmails) await signUp(server.address, email)
    const rows = []
    for (const endpoint of endpoints) {
      const latencies = { known: [] as number[], unknown: [] as number[] }
      const contents = new Set<string>()
      for (let index = 0; index < attempts * 2; index += 1) {
        // Alternates which kind goes first, so that other work on the machine slows both alike.
        const isKnown = (index + Math.floor(index / 2)) % 2 === 0
        const email = isKnown
          ? (knownEmails[index % knownEmails.length] ?? '')
          : `nobody${index}@bucketeer.example`
        const { content, latencyMs } = await post(server.address, endpoint, email)
        contents.add(content)
        latencies[isKnown ? 'known' : 'unknown'].push(latencyMs)
      }
      const difference = Math.abs(median(latencies.known) - median(latencies.unknown))
      const summary = (list: number[]) => `${formatMs(median(list))} (p99 ${formatMs(percentile(list, 99))})`
      rows.push({
        cells: [
          endpoint.name,
          summary(latencies.known),
          summary(latencies.unknown),
          formatMs(difference),
          String(contents.size),
        ],
        met: difference < 5 && contents.size === 1,
      })
    }
    return {
      name: 'load-enumeration',
      title: `${attempts} requests with e-mails that have an account, and as many with others`,
      goal: 'identical responses; medians less than 5 ms apart',
      columns: ['request', 'with an account', 'without', 'difference', 'distinct responses'],
      rows,
    }
  } finally {
    await server.stop()
  }
}
