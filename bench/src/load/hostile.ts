import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { percentile } from '../statistics'
import { memoryMegabytes } from '../site/server-metrics'
import { startIsolatedServer } from '../site/start-server'
import type { Row, Table } from '../table'
import { countStatuses, sendLoad, type LoadSummary, type LoadRequest } from './send-load'
import type { Attack, Outcomes } from './attack-process'
import { formatCount, formatMs } from './format'
import { password, signUp } from './sign-up'

const amount = { kicks: 10_000, people: 200 }
const readers = 20
const readsPerSecond = 50
const victim = 'owner@bucketeer.example'
const quietSeconds = 20

/** An attack before all measuring: V8's heap and malloc grow to what it takes, and give little of that back. */
const warmUpSeconds = 10

/** Whoever attacks has an account, too. */
const firstHostilePerson = 101

/** What pages ask for, each person from an address of their own. */
const shotsOf = (person: number): LoadRequest[] =>
  ['/auth/verify', '/api/kick?limit=24', '/api/bucket?limit=24', '/api/journal/public?limit=24'].map(
    (path) => ({
      path,
      token: tokenOf(person),
      from: `192.0.2.${person}`,
    }),
  )

interface Act {
  status: number
  tookMs: number
}

/** A login of somebody else and a small upload, over and over: they wait in queues that the attack fills. */
async function logInAndUpload(
  address: string,
  seconds: number,
): Promise<Record<'logins' | 'uploads', Act[]>> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#579' } })
    .png()
    .toBuffer()
  const from = { 'x-forwarded-for': '192.0.2.200' }
  const act = async (path: string, init: RequestInit): Promise<Act> => {
    const since = performance.now()
    const answer = await fetch(address + path, { method: 'POST', ...init })
    await answer.arrayBuffer()
    return { status: answer.status, tookMs: performance.now() - since }
  }
  const login = () =>
    act('/auth/login', {
      headers: { ...from, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@bucketeer.example', password, rememberMe: false }),
    })
  const upload = () => {
    const body = new FormData()
    body.append('pictures', new Blob([new Uint8Array(picture)]), 'a.png')
    return act('/api/upload', { headers: { ...from, authorization: `Bearer ${tokenOf(1)}` }, body })
  }
  const acts = { logins: [] as Act[], uploads: [] as Act[] }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    acts.logins.push(await login())
    acts.uploads.push(await upload())
    await pause(2_000)
  }
  return acts
}

/** The crowd has a process of its own, and takes what the site leaves of the processors. */
async function attack(plan: Attack): Promise<Outcomes> {
  const crowd = fork(join(import.meta.dirname, 'attack-process.ts'))
  if (crowd.pid) setPriority(crowd.pid, constants.priority.PRIORITY_LOW)
  const ended = once(crowd, 'exit').then(() => Promise.reject(new Error('The crowd ended.')))
  ended.catch(() => undefined)
  crowd.send(plan)
  // What our own file sends.
  const [outcomes] = (await Promise.race([once(crowd, 'message'), ended])) as [Outcomes]
  await once(crowd, 'exit')
  return outcomes
}

/** How many seconds it takes until the server holds no more than this; undefined when that is more than a minute. */
async function secondsUntil(address: string, megabytes: number): Promise<number | undefined> {
  const since = performance.now()
  const passed = () => Math.round((performance.now() - since) / 1000)
  while (passed() <= 60) {
    if ((await memoryMegabytes(address)) <= megabytes) return passed()
    await pause(1_000)
  }
  return undefined
}

/** Watches the most that the server holds while something is done. */
async function peakMemory<T>(address: string, work: Promise<T>): Promise<{ result: T; peak: number }> {
  let isOver = false
  const over = work.finally(() => (isOver = true))
  let peak = 0
  while (!isOver) {
    peak = Math.max(peak, await memoryMegabytes(address).catch(() => 0))
    await Promise.race([pause(1_000), over])
  }
  return { result: await over, peak }
}

/** So much more than before is not collected yet. */
const kept = 1.25

const failed = (acts: Act[]) => acts.filter(({ status }) => status >= 400).length

const actRow = (what: string, quiet: Act[], attacked: Act[]): Row => {
  const cell = (acts: Act[]) =>
    `${failed(acts)} of ${acts.length} failed, p99 ${formatMs(
      percentile(
        acts.map(({ tookMs }) => tookMs),
        99,
      ),
    )}`
  return { cells: [what, cell(quiet), cell(attacked)], met: failed(attacked) === 0 }
}

const megabytesInWords = (value: number) => `${Math.round(value)} MB`

/** Idle bodies, slow readers, stalled uploads, wrong logins and unbounded lists together, beside everybody else. */
export async function hostile(seconds: number): Promise<Table> {
  // With its limits, as a site has them, and the addresses that the crowd makes up.
  const limits = { LIMITS: '', MAX_CALLS_BY_ADDRESS: '', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startIsolatedServer({ env: limits })
  const { address } = server
  try {
    await fillDatabase(server.connection, amount)
    await signUp(address, victim)
    await signUp(address, 'somebody@bucketeer.example')
    const shots = Array.from({ length: readers }, (_, person) => shotsOf(1 + person)).flat()
    const planFor = (lasting: number): Attack => ({
      address,
      seconds: lasting,
      firstPerson: firstHostilePerson,
      email: victim,
    })
    const beOthers = (lasting: number) =>
      Promise.all([
        sendLoad({ address, shots, connections: readers, seconds: lasting, rate: readsPerSecond }),
        logInAndUpload(address, lasting),
      ])
    await attack(planFor(warmUpSeconds))
    const [quiet, quietActs] = await beOthers(quietSeconds)
    const before = await memoryMegabytes(address)
    const { result, peak } = await peakMemory(
      address,
      Promise.all([attack(planFor(seconds)), beOthers(seconds)]),
    )
    const [outcomes, [attacked, attackedActs]] = result
    // Others go on: without any work, V8 collects no garbage.
    const [back] = await Promise.all([secondsUntil(address, before * kept), beOthers(60)])
    const after = await memoryMegabytes(address)

    const both = (
      what: string,
      cell: (hits: LoadSummary) => string,
      isMet?: (hits: LoadSummary) => boolean,
    ): Row => ({
      cells: [what, cell(quiet), cell(attacked)],
      ...(isMet && { met: isMet(attacked) }),
    })
    return {
      name: 'load-hostile',
      title: `What others notice of ${seconds} s of 2,000 idle bodies, slow readers, stalled uploads, wrong logins and unbounded lists`,
      goal: 'no 5xx and none unanswered for others; memory back within a minute',
      columns: ['what', 'quiet', 'attacked'],
      rows: [
        both(
          'reads of others: 2xx',
          (hits) => formatCount(countStatuses(hits, 2)),
          (hits) => countStatuses(hits, 2) > 0,
        ),
        both(
          '4xx',
          (hits) => formatCount(countStatuses(hits, 4)),
          (hits) => countStatuses(hits, 4) === 0,
        ),
        both(
          '5xx',
          (hits) => formatCount(countStatuses(hits, 5)),
          (hits) => countStatuses(hits, 5) === 0,
        ),
        both(
          'unanswered',
          (hits) => formatCount(hits.unanswered),
          (hits) => hits.unanswered === 0,
        ),
        both('p50', (hits) => formatMs(hits.p50)),
        both('p99', (hits) => formatMs(hits.p99)),
        actRow('logins of somebody else', quietActs.logins, attackedActs.logins),
        actRow('uploads of somebody else', quietActs.uploads, attackedActs.uploads),
        { cells: ['memory: before, and the most', megabytesInWords(before), megabytesInWords(peak)] },
        {
          cells: [
            `memory within ${Math.round((kept - 1) * 100)} % of before`,
            back === undefined ? 'not after a minute' : `after ${back} s`,
            `${megabytesInWords(after)} after a minute`,
          ],
          met: back !== undefined,
        },
        ...Object.entries(outcomes)
          .sort()
          .map(([name, count]): Row => ({ cells: [name, '', formatCount(count)] })),
      ],
    }
  } finally {
    await server.stop()
  }
}
