import { Writable } from 'node:stream'
import pino from 'pino'
import {
  remoteRelease,
  deployToken,
  type Files,
  kicksFiles,
  publish,
  publishShell,
} from '../../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../../api/test/test-site'
import { waitFor } from '../../../../../api/test/wait-for'

const map = JSON.stringify({
  version: 3,
  sources: ['webpack://kicks@1.0.0-s00000001/./src/features/kick-list/kick-list.tsx'],
  names: ['KickList'],
  // Line 1 from column 1 on is line 10, column 5 of the source.
  mappings: 'AASIA',
})
const files: Files = { ...kicksFiles, 'pages.js.map': map }
const release = remoteRelease({}, files)
const { version } = release

let lines: Record<string, unknown>[] = []
let site: TestSite
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  site = await openTestSite({ deployToken, trustedProxies: ['127.0.0.1'] }, pino({ level: 'warn' }, sink))
  await publishShell(site)
  await publish(site, release, files)
})
afterAll(() => site.close())
beforeEach(() => {
  lines = []
})

const visit = async () => {
  const { headers } = await site.app.inject('/registry.json')
  return String(headers['set-cookie']).split(';')[0] ?? ''
}
const report = (cookie: string, crash: object, address = '10.0.0.1') =>
  site.call({
    method: 'POST',
    url: '/api/report',
    headers: { cookie, 'x-forwarded-for': address },
    body: { part: 'kicks', version, failure: 'render', ...crash },
  })
const crash = {
  message: "TypeError: Cannot read properties of undefined (reading 'name')",
  stack: `TypeError: x\n    at n (https://site.example/releases/kicks/${version}/pages.js:1:7)\n    at o (https://site.example/releases/shell/1.0.0-s00000001/shell.js:3:4)`,
  route: '/kicks',
}
const logged = (count: number) =>
  waitFor(() => {
    const found = lines.filter(({ msg }) => msg === 'A part failed in a browser')
    return found.length >= count ? found : undefined
  })

test('logs a failure with part, version, route, message and source position', async () => {
  expect((await report(await visit(), crash)).status).toBe(204)
  expect(await logged(1)).toMatchObject([
    {
      part: 'kicks',
      version,
      failure: 'render',
      route: '/kicks',
      reason: crash.message,
      stack: [
        'KickList (kicks: src/features/kick-list/kick-list.tsx:10:5)',
        'o (shell/1.0.0-s00000001/shell.js:3:4)',
      ],
    },
  ])
})

test('the token of the part reads what its browsers reported', async () => {
  const own = await openTestSite({ deployToken })
  await publishShell(own)
  await publish(own, release, files)
  const made = await own.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part: 'kicks', name: 'the kicks team' },
  })
  const { token } = made.body as { token: string }
  for (let visitor = 0; visitor < 2; visitor += 1) {
    const { headers } = await own.app.inject('/registry.json')
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const body = { part: 'kicks', version, failure: 'render', ...crash }
    await own.call({ method: 'POST', url: '/api/report', headers: { cookie }, body })
  }
  const failures = await waitFor(async () => {
    const { body } = await own.call({ method: 'GET', url: '/api/release/kicks', token })
    const { failures: found } = body as { failures: { visitors: number; reason: string | null }[] }
    return found[0]?.visitors === 2 && found[0].reason !== null ? found : undefined
  })
  expect(failures).toMatchObject([
    {
      version,
      failure: 'render',
      reason: crash.message,
      route: '/kicks',
      stack: [
        'KickList (kicks: src/features/kick-list/kick-list.tsx:10:5)',
        'o (shell/1.0.0-s00000001/shell.js:3:4)',
      ],
      visitors: 2,
    },
  ])
  await own.close()
})

test('does not serve source maps', async () => {
  expect((await site.app.inject(`/releases/kicks/${version}/pages.js`)).statusCode).toBe(200)
  expect((await site.app.inject(`/releases/kicks/${version}/pages.js.map`)).statusCode).toBe(404)
})

test('shows failures of the live version in the status, the list of releases and the metrics', async () => {
  const own = await openTestSite({ deployToken })
  await publishShell(own)
  await publish(own, release, files)
  const { headers } = await own.app.inject('/registry.json')
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const body = { part: 'kicks', version, failure: 'render', ...crash }
  await own.call({ method: 'POST', url: '/api/report', headers: { cookie }, body })

  const list = await own.call({ method: 'GET', url: '/api/release?part=kicks', token: deployToken })
  expect(list.body).toMatchObject({ served: [{ part: 'kicks', failed: { live: 1, canary: null } }] })
  const status = await own.call({ method: 'GET', url: '/api/status' })
  const live = expect.objectContaining({ version, failed: 1 })
  expect(status.body).toContainEqual(expect.objectContaining({ part: 'kicks', live }))
  const metrics = await own.app.metrics.registry.getSingleMetric('part_failures_total')?.get()
  expect(metrics?.values).toEqual([{ labels: { part: 'kicks', version, kind: 'render' }, value: 1 }])
  await own.close()
})

test.each([
  ['a message that is too long', { message: 'x'.repeat(301) }],
  ['a stack that is too long', { stack: 'x'.repeat(4001) }],
  ['a route that is too long', { route: `/${'x'.repeat(200)}` }],
])('%s is refused', async (_what, crash) => {
  expect((await report(await visit(), crash)).status).toBe(400)
})

test('does not log reports without a valid cookie or of another version', async () => {
  await report('cohort=nobody', crash)
  await report(await visit(), { ...crash, version: '9.9.9-s00000009' })
  await report(await visit(), {})
  const [only, ...others] = await logged(1)
  expect(others).toEqual([])
  expect(only).not.toHaveProperty('reason')
})

test('does not log the network address of a report', async () => {
  await report(await visit(), crash, '10.3.0.1')
  expect(JSON.stringify(await logged(1))).not.toContain('10.3.0.1')
})

test('logs ten reports a minute of each network in full', async () => {
  const cookie = await visit()
  for (let round = 0; round < 40; round += 1) await report(cookie, crash, `2001:db8:1:2::${round}`)
  const isFull = (line: object) => 'reason' in line
  expect((await logged(40)).filter(isFull)).toHaveLength(10)
  for (let round = 0; round < 40; round += 1) await report(cookie, crash, `10.1.0.${round}`)
  expect((await logged(80)).slice(40).every(isFull)).toBe(true)
})

test('logs at most three hundred reports a minute of all networks in full', async () => {
  const cookie = await visit()
  for (let round = 0; round < 320; round += 1) await report(cookie, crash, `10.2.${round % 2}.${round % 160}`)
  const full = (await logged(320)).filter((line) => 'reason' in line)
  expect(full.length).toBeGreaterThan(200)
  expect(full.length).toBeLessThanOrEqual(300)
})
