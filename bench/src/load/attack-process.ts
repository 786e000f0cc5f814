import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../site/fill-database'

/** What a hostile crowd does, and for how long. */
export interface Attack {
  address: string
  seconds: number
  /** The number of the first person whose token they use; the next ones are theirs, too. */
  firstPerson: number
  /** Somebody whose password they guess. */
  email: string
}

/** By what they did and the status that it got, how often; `none` where no answer came. */
export type Outcomes = Record<string, number>

const people = 20
const counts = {
  'idle bodies of one address': 1_000,
  'idle bodies of many addresses': 1_000,
  'slow readers': 60,
  'stalled uploads': 60,
  'unbounded lists': 10,
  'wrong logins': 10,
}
type Kind = keyof typeof counts

/** Milliseconds until one who lost a connection opens the next. */
const restMs = 1_000

const statusIn = (received: string) => /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none'

const ipOf = (kind: number, place: number) => `10.${kind}.${place >> 8}.${place & 255}`

const head = (line: string, headers: Record<string, string | number>) =>
  [`${line} HTTP/1.1`, 'host: site', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  )

/** Sends the text, reads nothing but the first bytes, and holds the connection until the server ends it. */
const hold = (
  address: string,
  sent: string,
  { isReading, signal }: { isReading: boolean; signal: AbortSignal },
) =>
  new Promise<string>((resolve) => {
    const { port, hostname } = new URL(address)
    const socket = connect({ port: Number(port), host: hostname, signal })
    let received = ''
    socket.on('data', (bytes) => {
      if (received === '') received = bytes.toString('latin1', 0, 20)
      if (!isReading) socket.pause()
    })
    socket.on('error', () => undefined)
    socket.on('connect', () => socket.write(sent))
    socket.on('close', () => resolve(statusIn(received)))
  })

const ask = async (url: string, init: RequestInit) => {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return String(answer.status)
}

/** One of them, once: resolves with the status. */
const doers = ({ address, firstPerson, email }: Attack, signal: AbortSignal) => {
  const authorization = (place: number) => `Bearer ${tokenOf(firstPerson + (place % people))}`
  const idleBody = (from: string) =>
    hold(
      address,
      `${head('POST /auth/logout', { 'x-forwarded-for': from, 'content-type': 'application/json', 'content-length': 50 })}{`,
      { isReading: true, signal },
    )
  const doIt: Record<Kind, (place: number) => Promise<string>> = {
    'idle bodies of one address': () => idleBody(ipOf(66, 1)),
    'idle bodies of many addresses': (place) => idleBody(ipOf(67, place)),
    'slow readers': (place) =>
      hold(
        address,
        head('GET /api/kick', { 'x-forwarded-for': ipOf(68, place), authorization: authorization(place) }),
        { isReading: false, signal },
      ),
    'stalled uploads': (place) => {
      const form = '--b\r\ncontent-disposition: form-data; name="pictures"; filename="a.png"\r\n\r\n'
      const headers = {
        'x-forwarded-for': ipOf(69, place),
        authorization: authorization(place),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 5_000_000,
      }
      const begun = head('POST /api/upload', headers) + form + 'x'.repeat(1_000_000)
      return hold(address, begun, { isReading: true, signal })
    },
    'unbounded lists': (place) =>
      ask(`${address}/api/kick`, {
        headers: { 'x-forwarded-for': ipOf(70, place), authorization: authorization(place) },
        signal,
      }),
    'wrong logins': async () => {
      await pause(500, undefined, { signal })
      const from = ipOf(71, Math.floor(Math.random() * 65_536))
      return ask(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `guess ${Math.random()}` }),
        signal,
      })
    },
  }
  return doIt
}

/** Attacks until the seconds are over, and leaves no connection. */
async function attack(plan: Attack): Promise<Outcomes> {
  const end = new AbortController()
  const { signal } = end
  setMaxListeners(0, signal)
  const outcomes: Outcomes = {}
  const doIt = doers(plan, signal)
  const goOn = async (kind: Kind, place: number) => {
    // They do not all connect in the same millisecond: what overflows is then the site, and not the system's queue.
    await pause(Math.random() * 3_000)
    while (!signal.aborted) {
      const status = await doIt[kind](place).catch(() => 'none')
      if (signal.aborted) return
      const name = `${kind}: ${status}`
      outcomes[name] = (outcomes[name] ?? 0) + 1
      if (status !== '200') await pause(restMs)
    }
  }
  const all = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, place) => goOn(kind as Kind, place)),
  )
  await Promise.race([Promise.all(all), pause(plan.seconds * 1000)])
  end.abort()
  return outcomes
}

// What it rejects with ends this process, which its parent notices. So does its end, which closes all connections.
process.on(
  'message',
  (plan: Attack) => void attack(plan).then((outcomes) => process.send?.(outcomes, () => process.exit())),
)
