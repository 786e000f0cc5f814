import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../site/fill-database'

export interface AttackOptions {
  address: string
  seconds: number
  /** The number of the first user whose session the attackers use; they also use the next 19. */
  firstUserNumber: number
  /** The e-mail of the account whose password the attackers guess. */
  email: string
  /** The path of a Journal of 9 MB. */
  journalPath: string
}

/** Counts the attackers' requests by kind and status, such as `slow readers: 408`; `none` means no response. */
export type AttackResults = Record<string, number>

const accounts = 20
const attackerCounts = {
  'idle bodies of one address': 1_000,
  'idle bodies of many addresses': 1_000,
  'slow readers': 60,
  'slow readers of a long Journal': 40,
  'stalled uploads': 60,
  'unbounded lists': 10,
  'wrong logins': 10,
}
type Kind = keyof typeof attackerCounts

/** The time until an attacker reconnects after losing a connection. */
const reconnectDelayMs = 1_000

const parseStatus = (received: string) => /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none'

const ipOf = (subnet: number, index: number) => `10.${subnet}.${index >> 8}.${index & 255}`

const requestHead = (line: string, headers: Record<string, string | number>) =>
  [`${line} HTTP/1.1`, 'host: site', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  )

/** Sends raw bytes and keeps the connection open until the server closes it; resolves with the status. */
const holdConnection = (
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
    socket.on('close', () => resolve(parseStatus(received)))
  })

async function fetchStatus(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return String(response.status)
}

/** Returns the attack of each kind, which resolves with a status. */
function createAttacks({ address, firstUserNumber, email, journalPath }: AttackOptions, signal: AbortSignal) {
  const authorization = (index: number) => `Bearer ${tokenOf(firstUserNumber + (index % accounts))}`
  const idleBody = (from: string) =>
    holdConnection(
      address,
      `${requestHead('POST /auth/logout', { 'x-forwarded-for': from, 'content-type': 'application/json', 'content-length': 50 })}{`,
      { isReading: true, signal },
    )
  const attacks: Record<Kind, (index: number) => Promise<string>> = {
    'idle bodies of one address': () => idleBody(ipOf(66, 1)),
    'idle bodies of many addresses': (index) => idleBody(ipOf(67, index)),
    'slow readers': (index) =>
      holdConnection(
        address,
        requestHead('GET /api/kick', {
          'x-forwarded-for': ipOf(68, index),
          authorization: authorization(index),
        }),
        { isReading: false, signal },
      ),
    'slow readers of a long Journal': (index) =>
      holdConnection(address, requestHead(`GET ${journalPath}`, { 'x-forwarded-for': ipOf(72, index) }), {
        isReading: false,
        signal,
      }),
    'stalled uploads': (index) => {
      const form = '--b\r\ncontent-disposition: form-data; name="pictures"; filename="a.png"\r\n\r\n'
      const headers = {
        'x-forwarded-for': ipOf(69, index),
        authorization: authorization(index),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 5_000_000,
      }
      const partialRequest = requestHead('POST /api/upload', headers) + form + 'x'.repeat(1_000_000)
      return holdConnection(address, partialRequest, { isReading: true, signal })
    },
    'unbounded lists': (index) =>
      fetchStatus(`${address}/api/kick`, {
        headers: { 'x-forwarded-for': ipOf(70, index), authorization: authorization(index) },
        signal,
      }),
    'wrong logins': async () => {
      await pause(500, undefined, { signal })
      const from = ipOf(71, Math.floor(Math.random() * 65_536))
      return fetchStatus(`${address}/auth/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `guess ${Math.random()}` }),
        signal,
      })
    },
  }
  return attacks
}

/** Runs all attackers until the time is over, then closes their connections. */
async function attack(options: AttackOptions): Promise<AttackResults> {
  const controller = new AbortController()
  const { signal } = controller
  setMaxListeners(0, signal)
  const results: AttackResults = {}
  const attacks = createAttacks(options, signal)
  const runAttacker = async (kind: Kind, index: number) => {
    // Spreads the connections over three seconds, so that the kernel's accept queue does not overflow.
    await pause(Math.random() * 3_000)
    while (!signal.aborted) {
      const status = await attacks[kind](index).catch(() => 'none')
      if (signal.aborted) return
      const name = `${kind}: ${status}`
      results[name] = (results[name] ?? 0) + 1
      if (status !== '200') await pause(reconnectDelayMs)
    }
  }
  const attackers = Object.entries(attackerCounts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => runAttacker(kind as Kind, index)),
  )
  await Promise.race([Promise.all(attackers), pause(options.seconds * 1000)])
  controller.abort()
  return results
}

// An unhandled rejection ends this process, which makes the parent's attack() reject; exit() closes all connections.
process.on(
  'message',
  (options: AttackOptions) =>
    void attack(options).then((results) => process.send?.(results, () => process.exit())),
)
