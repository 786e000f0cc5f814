import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { percentile } from '../statistics'
import { memoryMegabytes } from '../site/server-metrics'
import { startIsolatedServer } from '../site/start-server'
import type { Row, Table } from '../table'
import { countStatuses, sendLoad, type LoadSummary, type LoadRequest } from './send-load'
import type { AttackOptions, AttackResults } from './attack-process'
import { formatCount, formatMs } from './format'
import { password, signUp } from './sign-up'

const rowCounts = { kicks: 10_000, users: 200 }
const readers = 20
const readsPerSecond = 50
const victimEmail = 'owner@bucketeer.example'
const memberEmail = 'somebody@bucketeer.example'
const quietSeconds = 20

/** The duration of an attack before the measurement; V8's heap and malloc keep most of the memory that it takes. */
const warmUpSeconds = 10

/** The number of the attackers' first account. */
const firstAttackerNumber = 101

/** Returns the requests that pages make for one user, who has an address of their own. */
const requestsOf = (userNumber: number): LoadRequest[] =>
  ['/auth/verify', '/api/kick?limit=24', '/api/bucket?limit=24', '/api/journal/public?limit=24'].map(
    (path) => ({
      path,
      token: tokenOf(userNumber),
      from: `192.0.2.${userNumber}`,
    }),
  )

interface TimedStatus {
  status: number
  latencyMs: number
}

/** Repeats a login and a small upload as another member: both use queues that the attack fills. */
async function logInAndUpload(
  address: string,
  seconds: number,
): Promise<Record<'logins' | 'uploads', TimedStatus[]>> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#579' } })
    .png()
    .toBuffer()
  const from = { 'x-forwarded-for': '192.0.2.200' }
  const post = async (path: string, init: RequestInit): Promise<TimedStatus> => {
    const startedAt = performance.now()
    const response = await fetch(address + path, { method: 'POST', ...init })
    await response.arrayBuffer()
    return { status: response.status, latencyMs: performance.now() - startedAt }
  }
  const login = () =>
    post('/auth/login', {
      headers: { ...from, 'content-type': 'application/json' },
      body: JSON.stringify({ email: memberEmail, password, rememberMe: false }),
    })
  const upload = () => {
    const body = new FormData()
    body.append('pictures', new Blob([new Uint8Array(picture)]), 'a.png')
    return post('/api/upload', { headers: { ...from, authorization: `Bearer ${tokenOf(1)}` }, body })
  }
  const results = { logins: [] as TimedStatus[], uploads: [] as TimedStatus[] }
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    results.logins.push(await login())
    results.uploads.push(await upload())
    await pause(2_000)
  }
  return results
}

/** Fills a Public Journal with 450 Stories of 20 kB. @returns its path in the API */
async function writeLongJournal(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(`
      with long as (select id from journals where visibility = 'Public' limit 1),
      written as (
        insert into stories (id, journal_id, title, content, picture_id)
        select gen_random_uuid(), long.id, 'Day ' || n, repeat('far away ', 2222), pictures.id
        from long, generate_series(1, 450) n, (select id from pictures limit 1) pictures
      )
      select id from long`)
    return `/api/journal/${rows[0]?.id}`
  } finally {
    await client.end()
  }
}

/** Runs the attack in a process of its own with low priority, so that it takes no processor time from the server. */
async function attack(options: AttackOptions): Promise<AttackResults> {
  const child = fork(join(import.meta.dirname, 'attack-process.ts'))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('The attack process exited.')))
  exited.catch(() => undefined)
  child.send(options)
  // The cast holds because attack-process.ts sends AttackResults.
  const [results] = (await Promise.race([once(child, 'message'), exited])) as [AttackResults]
  await once(child, 'exit')
  return results
}

/** Waits until the server's memory is at most `megabytes`. Returns the seconds, or undefined after a minute. */
async function secondsUntilMemoryBelow(address: string, megabytes: number): Promise<number | undefined> {
  const startedAt = performance.now()
  const elapsed = () => Math.round((performance.now() - startedAt) / 1000)
  while (elapsed() <= 60) {
    if ((await memoryMegabytes(address)) <= megabytes) return elapsed()
    await pause(1_000)
  }
  return undefined
}

/** Samples the server's memory until `work` settles and returns the maximum in MB. */
async function peakMemory<T>(address: string, work: Promise<T>): Promise<{ result: T; peak: number }> {
  let isSettled = false
  const settled = work.finally(() => (isSettled = true))
  let peak = 0
  while (!isSettled) {
    peak = Math.max(peak, await memoryMegabytes(address).catch(() => 0))
    await Promise.race([pause(1_000), settled])
  }
  return { result: await settled, peak }
}

/** The tolerance for memory that is not garbage-collected yet. */
const memoryTolerance = 1.25

const countFailed = (results: TimedStatus[]) => results.filter(({ status }) => status >= 400).length

function timedRow(what: string, quiet: TimedStatus[], attacked: TimedStatus[]): Row {
  const cell = (results: TimedStatus[]) => {
    const p99 = percentile(
      results.map(({ latencyMs }) => latencyMs),
      99,
    )
    return `${countFailed(results)} of ${results.length} failed, p99 ${formatMs(p99)}`
  }
  return { cells: [what, cell(quiet), cell(attacked)], met: countFailed(attacked) === 0 }
}

const formatMegabytes = (value: number) => `${Math.round(value)} MB`

/** Measures how idle bodies, slow readers, stalled uploads, wrong logins and unbounded lists affect other members. */
export async function hostile(seconds: number): Promise<Table> {
  // Rate limits are on as in production, and X-Forwarded-For gives each attacker an address.
  const limits = { LIMITS: '', MAX_CALLS_BY_ADDRESS: '', TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startIsolatedServer({ env: limits })
  const { address } = server
  try {
    await fillDatabase(server.connection, rowCounts)
    await signUp(address, victimEmail)
    await signUp(address, memberEmail)
    const requests = Array.from({ length: readers }, (_, index) => requestsOf(1 + index)).flat()
    const journalPath = await writeLongJournal(server.connection)
    const attackers = { address, firstUserNumber: firstAttackerNumber, email: victimEmail, journalPath }
    const runAttack = (duration: number) => attack({ ...attackers, seconds: duration })
    const runMembers = (duration: number) =>
      Promise.all([
        sendLoad({ address, requests, connections: readers, seconds: duration, rate: readsPerSecond }),
        logInAndUpload(address, duration),
      ])
    await runAttack(warmUpSeconds)
    const [quiet, quietActions] = await runMembers(quietSeconds)
    const before = await memoryMegabytes(address)
    const { result, peak } = await peakMemory(address, Promise.all([runAttack(seconds), runMembers(seconds)]))
    const [attackResults, [attacked, attackedActions]] = result
    // The members' load goes on, because an idle V8 collects no garbage.
    const [recoverySeconds] = await Promise.all([
      secondsUntilMemoryBelow(address, before * memoryTolerance),
      runMembers(60),
    ])
    const after = await memoryMegabytes(address)

    const readRow = (
      what: string,
      cell: (summary: LoadSummary) => string,
      isMet?: (summary: LoadSummary) => boolean,
    ): Row => ({
      cells: [what, cell(quiet), cell(attacked)],
      ...(isMet && { met: isMet(attacked) }),
    })
    return {
      name: 'load-hostile',
      title: `Requests of other members during ${seconds} s of 2,000 idle bodies, slow readers (40 of a Journal of 9 MB), stalled uploads, wrong logins and unbounded lists`,
      goal: 'no error for other members; memory recovers within a minute',
      columns: ['what', 'quiet', 'attacked'],
      rows: [
        readRow(
          'reads: 2xx',
          (summary) => formatCount(countStatuses(summary, 2)),
          (summary) => countStatuses(summary, 2) > 0,
        ),
        readRow(
          'reads: 4xx',
          (summary) => formatCount(countStatuses(summary, 4)),
          (summary) => countStatuses(summary, 4) === 0,
        ),
        readRow(
          'reads: 5xx',
          (summary) => formatCount(countStatuses(summary, 5)),
          (summary) => countStatuses(summary, 5) === 0,
        ),
        readRow(
          'reads: no response',
          (summary) => formatCount(summary.unanswered),
          (summary) => summary.unanswered === 0,
        ),
        readRow('reads: p50', (summary) => formatMs(summary.p50)),
        readRow('reads: p99', (summary) => formatMs(summary.p99)),
        timedRow('logins', quietActions.logins, attackedActions.logins),
        timedRow('uploads', quietActions.uploads, attackedActions.uploads),
        { cells: ['memory before, peak memory', formatMegabytes(before), formatMegabytes(peak)] },
        {
          cells: [
            `memory within ${Math.round((memoryTolerance - 1) * 100)} % of before`,
            recoverySeconds === undefined ? 'not after a minute' : `after ${recoverySeconds} s`,
            `${formatMegabytes(after)} after a minute`,
          ],
          met: recoverySeconds !== undefined,
        },
        ...Object.entries(attackResults)
          .sort()
          .map(([name, count]): Row => ({ cells: [name, '', formatCount(count)] })),
      ],
    }
  } finally {
    await server.stop()
  }
}
