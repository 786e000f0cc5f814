import { median, percentile } from '../statistics'
import { startIsolatedServer } from '../site/start-server'
import type { Table } from '../table'
import { formatMs } from './format'
import { signUp } from './sign-up'

const tries = 500
const known = Array.from({ length: 20 }, (_, index) => `known${index}@bucketeer.example`)

interface Call {
  name: string
  path: string
  body: (email: string) => object
}

const calls: Call[] = [
  {
    name: 'log in, with a wrong password',
    path: '/auth/login',
    body: (email) => ({ email, password: 'wrong-password' }),
  },
  { name: 'ask for a new password', path: '/auth/forgot-password', body: (email) => ({ email }) },
]

const ask = async (address: string, { path, body }: Call, email: string) => {
  const since = performance.now()
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  })
  const words = `${answer.status} ${await answer.text()}`
  return { words, tookMs: performance.now() - since }
}

/** Whether one can find out who has an account: by the words of an answer, or by the time that it takes. */
export async function enumeration(): Promise<Table> {
  const server = await startIsolatedServer()
  try {
    for (const email of known) await signUp(server.address, email)
    const rows = []
    for (const call of calls) {
      const times = { known: [] as number[], unknown: [] as number[] }
      const words = new Set<string>()
      for (let index = 0; index < tries * 2; index += 1) {
        // In turns, each kind first as often as second: what the machine does besides meets both.
        const isKnown = (index + Math.floor(index / 2)) % 2 === 0
        const email = isKnown ? (known[index % known.length] ?? '') : `nobody${index}@bucketeer.example`
        const answer = await ask(server.address, call, email)
        words.add(answer.words)
        times[isKnown ? 'known' : 'unknown'].push(answer.tookMs)
      }
      const apart = Math.abs(median(times.known) - median(times.unknown))
      const shown = (list: number[]) => `${formatMs(median(list))} (p99 ${formatMs(percentile(list, 99))})`
      rows.push({
        cells: [call.name, shown(times.known), shown(times.unknown), formatMs(apart), String(words.size)],
        met: apart < 5 && words.size === 1,
      })
    }
    return {
      name: 'load-enumeration',
      title: `${tries} tries with e-mails that have an account, and as many with others`,
      goal: 'the same answer; medians less than 5 ms apart',
      columns: ['call', 'with an account', 'without', 'apart', 'different answers'],
      rows,
    }
  } finally {
    await server.stop()
  }
}
