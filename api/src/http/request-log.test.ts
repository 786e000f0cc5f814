import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { password, signUp } from '../../test/people'
import { connectRaw, getRaw } from '../../test/raw-client'
import { recordLog, type RecordedLog } from '../../test/recorded-log'
import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import type { Config } from '../config'
import { loggablePath } from './loggable-path'

let site: TestSite
let recorded: RecordedLog
const open = async (changes: Partial<Config> = {}) => {
  recorded = recordLog()
  site = await openTestSite(changes, recorded.log)
}
afterEach(() => site.close())

const responses = () => recorded.lines().filter(({ status }) => status !== undefined)
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

describe('the line of a response', () => {
  test('has ISO time, level name, request id, milliseconds, user, part and version', async () => {
    await open()
    site.app.callers.add([{ part: 'buckets', version: '1.1.0-s00000003' }])
    const { token, userId } = await signUp(site)
    const headers = { 'x-client': 'buckets/1.1.0-s00000003' }
    const { headers: sent } = await site.call({
      method: 'GET',
      url: '/api/bucket?limit=5',
      token,
      headers,
    })
    expect(responses().at(-1)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      reqId: sent['x-request-id'],
      method: 'GET',
      path: '/api/bucket',
      status: 200,
      ms: expect.any(Number),
      userId,
      part: 'buckets',
      version: '1.1.0-s00000003',
      msg: 'Request completed',
    })
  })

  test('has the user whom a sign-up, a login or a public route with a token recognised', async () => {
    await open()
    const { email, token, userId } = await signUp(site)
    await site.call({ method: 'POST', url: '/auth/login', body: { email, password } })
    const unknown = '00000000-0000-7000-8000-000000000000'
    await site.call({ method: 'GET', url: `/api/journal/${unknown}`, token })
    await site.call({ method: 'GET', url: `/api/journal/${unknown}` })
    expect(responses().map(({ path, userId }) => [path, userId])).toEqual([
      ['/auth/signup', userId],
      ['/auth/verify', userId],
      ['/auth/login', userId],
      [`/api/journal/${unknown}`, userId],
      [`/api/journal/${unknown}`, undefined],
    ])
  })

  test('has the address of the client only with LOG_ADDRESSES', async () => {
    const forwarded = { 'x-forwarded-for': '198.51.100.7' }
    const get = () => site.call({ method: 'GET', url: '/api/journal/public', headers: forwarded })
    await open({ trustedProxies: ['127.0.0.1'] })
    await get()
    expect(recorded.text()).not.toContain('198.51.100.7')
    await site.close()
    await open({ trustedProxies: ['127.0.0.1'], logAddresses: true })
    await get()
    expect(responses()).toMatchObject([{ address: '198.51.100.7' }])
  })

  test('is the only one of each response', async () => {
    await open()
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const expected = [
      ['/api/journal/public', 200],
      ['/api/bucket', 401],
      ['/api/nothing', 404],
      ['/%', 404],
      [`/api/user/${'x'.repeat(200)}`, 404],
    ] as const
    for (const [path] of expected) await getRaw(address, path)
    await waitFor(() => responses().at(expected.length - 1))
    expect(responses().map(({ status }) => status)).toEqual(expected.map(([, status]) => status))
    expect(responses().every(({ reqId }) => uuid.test(String(reqId)))).toBe(true)
  })

  test('has the cause of a 500 response', async () => {
    await open()
    await site.database.$client.query('alter table journals rename column title to heading')
    expect((await site.call({ method: 'GET', url: '/api/journal/public' })).status).toBe(500)
    expect(recorded.lines().filter(({ level }) => level === 'error')).toMatchObject([
      { msg: 'Request failed', status: 500, path: '/api/journal/public', err: { type: 'Error' } },
    ])
    expect(responses()).toHaveLength(1)
  })

  test('is written for a request that is not valid HTTP', async () => {
    await open({ logAddresses: true })
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const client = await connectRaw(address, 'nonsense\r\n\r\n')
    await client.ended
    expect(responses()).toMatchObject([{ status: 400, msg: 'Request refused', address: '127.0.0.1' }])
  })
})

test('logs no password, token, e-mail address, cookie or text of a user', async () => {
  await open({ logAddresses: true })
  const email = 'secret.person@bucketeer.example'
  const { token } = await signUp(site, { email, userName: 'Wilhelmina' })
  const call = (method: 'GET' | 'POST', url: string, body?: unknown) =>
    site.call({ method, url, token, body, headers: { cookie: 'device=cookie-secret' } })
  await call('POST', '/auth/login', { email, password })
  await call('POST', '/auth/login', { email, password: 'a wrong password' })
  await call('POST', '/auth/forgot-password', { email })
  const link = await waitFor(() => resetToken())
  await call('GET', `/reset-password?token=${link}`)
  await call('GET', `/reset-password/${link}`)
  await call('GET', `/api/user/${email}`)
  await call('GET', `/api/user/${encodeURIComponent(email)}`)
  await call('POST', '/auth/reset-password', { token: link, password: 'another password' })
  await call('POST', '/api/bucket', '{"name": "A private plan", ')
  await call('POST', '/api/bucket', {
    name: 'A private plan',
    picture: 'https://elsewhere.example/p?sig=abc',
  })
  await site.database.$client.query('alter table buckets rename column name to title')
  await call('POST', '/api/bucket', { name: 'A private plan' })
  for (const secret of [email, 'secret.person', password, 'wrong password', 'another password', token, link])
    expect(recorded.text()).not.toContain(secret)
  for (const secret of ['cookie-secret', 'Wilhelmina', 'private plan', 'sig=abc', '?token'])
    expect(recorded.text()).not.toContain(secret)
  expect(responses().length).toBeGreaterThan(10)

  async function resetToken() {
    const folder = join(site.dataDir, 'mail')
    const [name] = await readdir(folder).catch(() => [])
    return name && /token=([\w-]+)/.exec(await readFile(join(folder, name), 'utf8'))?.[1]
  }
})

describe('the path in the log', () => {
  beforeEach(() => open())

  test.each([
    ['/api/kick?search=x', '/api/kick'],
    [
      '/api/bucket/0190f3a2-7c1e-7000-8000-000000000000/add',
      '/api/bucket/0190f3a2-7c1e-7000-8000-000000000000/add',
    ],
    [`/api/user/ann@example.org/x`, '/api/user/…/x'],
    ['/ann%40example.org', '/…'],
    ['/ann%2540example.org', '/…'],
    ['/ann%EF%BC%A0example.org', '/…'],
    [`/signup%3Finvitation=${'k'.repeat(43)}`, '/signup%3Finvitation=…'],
    [`/a/${'h'.repeat(30)}.${'p'.repeat(40)}.${'s'.repeat(43)}`, '/a/….….…'],
    [`/s/${'k'.repeat(43)};x`, '/s/…;x'],
    [`/${'x/'.repeat(140)}${'k'.repeat(43)}`, `/${'x/'.repeat(140)}…`],
    [
      '/releases/kicks/0.1.0-s00000001/src_features_kicks_kicks-page_tsx.js',
      '/releases/kicks/0.1.0-s00000001/src_features_kicks_kicks-page_tsx.js',
    ],
    [`/share/${'Ab1_'.repeat(11)}`, '/share/…'],
    [
      '/releases/kicks/files/vendors-node_modules_mui_material.js',
      '/releases/kicks/files/vendors-node_modules_mui_material.js',
    ],
  ])('of %s is %s', (url, path) => {
    expect(loggablePath(url)).toBe(path)
  })
})
