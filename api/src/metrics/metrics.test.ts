import { signUp, type SignedIn } from '../../test/people'
import { deployToken, kicksFiles, nextKicks, publish, publishShell, remoteRelease } from '../../test/releases'
import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import type { Config } from '../config'
import { plain } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'

const metricsToken = 'm'.repeat(32)
let site: TestSite
const open = async (changes: Partial<Config> = {}) => {
  site = await openTestSite({ metricsToken, deployToken, ...changes })
}
afterEach(() => site.close())

const read = async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await site.app.inject({ method: 'GET', url: '/metrics', headers })).body
}
/** Returns the value of a sample, or undefined. */
const valueOf = async (sample: string) => {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}
const upload = ({ token }: SignedIn, file: Buffer) => {
  const { headers, payload } = form(asFile(file))
  return site.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}

test('http_request_duration_seconds has the pattern of the route and the class of the status', async () => {
  await open()
  await site.call({ method: 'GET', url: '/api/bucket/00000000-0000-7000-8000-000000000000' })
  const labels = 'method="GET",route="/api/bucket/:bucketId",status_class="4xx"'
  expect(await valueOf(`http_request_duration_seconds_count{${labels}}`)).toBe(1)
})

test('http_requests_in_progress and http_requests_rejected_total show overload', async () => {
  await open({ maxCalls: 1, maxCallsByAddress: 1 })
  expect(await valueOf('http_requests_in_progress')).toBe(0)
  await Promise.all(Array.from({ length: 3 }, () => site.app.inject('/api/journal/public')))
  expect(await valueOf('http_requests_rejected_total{reason="open"}')).toBeGreaterThan(0)
})

test('rate_limit_rejections_total counts by limit', async () => {
  await open({ limits: { 'signup-by-address': { max: 1, seconds: 60 } } })
  await signUp(site)
  await site.call({ method: 'POST', url: '/auth/signup', body: {} })
  expect(await valueOf('rate_limit_rejections_total{limit="signup-by-address"}')).toBe(1)
})

test('database metrics show the pool, and queries by operation', async () => {
  await open()
  await site.database.$client.query('select 1')
  await site.database.transaction((transaction) => transaction.execute('select 2'))
  await site.database.$client.query('delete from nothing').catch(() => undefined)
  const count = (operation: string) =>
    valueOf(`database_query_duration_seconds_count{operation="${operation}"}`)
  expect(await count('select')).toBeGreaterThanOrEqual(2)
  expect(await count('begin')).toBeGreaterThanOrEqual(1)
  expect(await count('commit')).toBeGreaterThanOrEqual(1)
  expect(await valueOf('database_query_failures_total{operation="delete"}')).toBe(1)
  expect(await valueOf('database_pool_max_connections')).toBe(10)
  expect(await valueOf('database_pool_connections')).toBeGreaterThanOrEqual(1)
  expect(await valueOf('database_pool_idle_connections')).toBeGreaterThanOrEqual(1)
  expect(await valueOf('database_pool_waiting_requests')).toBe(0)
})

test('database_pool_waiting_requests counts what waits for a connection', async () => {
  await open()
  const slow = Array.from({ length: 12 }, () => site.database.$client.query('select pg_sleep(0.5)'))
  await waitFor(async () => ((await valueOf('database_pool_waiting_requests')) === 2 ? true : undefined))
  await Promise.all(slow)
})

test('queue metrics count pictures and passwords', async () => {
  await open()
  const before = (await valueOf('queue_wait_duration_seconds_count{queue="passwords"}')) ?? 0
  await signUp(site)
  expect(await valueOf('queue_wait_duration_seconds_count{queue="passwords"}')).toBe(before + 1)
  for (const queue of ['passwords', 'pictures']) {
    expect(await valueOf(`queue_waiting_tasks{queue="${queue}"}`)).toBe(0)
    expect(await valueOf(`queue_running_tasks{queue="${queue}"}`)).toBe(0)
    expect(await valueOf(`queue_rejected_tasks_total{queue="${queue}"}`)).toBe(0)
  }
})

test('picture and storage metrics count uploads, refusals and the quota', async () => {
  await open({ storagePerPerson: 100_000 })
  const person = await signUp(site)
  expect((await upload(person, await plain(300, 200).png().toBuffer())).statusCode).toBe(201)
  expect((await upload(person, Buffer.from('no picture'))).statusCode).toBe(415)
  expect(await valueOf('pictures_uploaded_total')).toBe(1)
  expect(await valueOf('pictures_refused_total{status="415"}')).toBe(1)
  expect(await valueOf('picture_encoding_duration_seconds_count')).toBe(2)
  expect(await valueOf('storage_quota_bytes')).toBe(100_000)
  const used = await valueOf('storage_used_bytes')
  expect(used).toBeGreaterThan(0)
  expect(await valueOf('storage_largest_user_bytes')).toBe(used)
  expect(await valueOf('storage_users_near_quota')).toBe(0)
})

test('storage_users_near_quota counts users above 90 % of the quota', async () => {
  await open({ storagePerPerson: 1 })
  const person = await signUp(site)
  await site.database.$client.query(
    `insert into pictures (id, owner_id, width, height, bytes) values (gen_random_uuid(), '${person.userId}', 1, 1, 1)`,
  )
  expect(await valueOf('storage_users_near_quota')).toBe(1)
})

test('mail metrics count messages', async () => {
  await open()
  const { email } = await signUp(site)
  await site.call({ method: 'POST', url: '/auth/forgot-password', body: { email } })
  await waitFor(async () => ((await valueOf('mail_messages_total{result="sent"}')) === 1 ? true : undefined))
  expect(await valueOf('mail_messages_total{result="failed"}')).toBe(0)
  expect(await valueOf('mail_failed_attempts_total')).toBe(0)
  expect(await valueOf('mail_pending_messages')).toBe(0)
})

test('release metrics show the live version and the canary of each part', async () => {
  await open()
  await publishShell(site)
  const live = remoteRelease()
  await publish(site, live, kicksFiles)
  const next = nextKicks('1.1.0-s00000009')
  await publish(site, next.release, next.files, 10)
  expect(await valueOf(`part_live_info{part="kicks",version="${live.version}"}`)).toBe(1)
  expect(await valueOf(`part_canary_ratio{part="kicks",version="${next.release.version}"}`)).toBe(0.1)
})

test('metrics are served while the database is down', async () => {
  await open()
  await site.database.$client.query('alter table pictures rename to pictures_away')
  expect(await valueOf('storage_used_bytes')).toBe(0)
  await site.database.$client.query('alter table pictures_away rename to pictures')
})
