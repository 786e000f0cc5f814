import { connectRaw, idleBody, type RawClient } from '../../test/raw-client'
import { deployToken, publishShell } from '../../test/releases'
import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'
import { stallTimeouts } from './stalled-connections'

jest.setTimeout(120_000)

let site: TestSite
let address: string
beforeAll(async () => {
  site = await openTestSite({ deployToken, trustedProxies: ['127.0.0.1'] })
  await publishShell(site)
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

let clients: RawClient[] = []
afterEach(async () => {
  for (const { socket } of clients) socket.destroy()
  await Promise.all(clients.map(({ ended }) => ended))
  clients = []
})

/** Opens a hundred connections at a time, which fit into the accept queue of the operating system. */
async function openIdleBodies(count: number, addressOf: (index: number) => string) {
  for (let opened = 0; opened < count; opened += 100) {
    const open = (_: unknown, index: number) =>
      connectRaw(address, idleBody('/auth/logout', { 'x-forwarded-for': addressOf(opened + index) }))
    clients.push(...(await Promise.all(Array.from({ length: Math.min(100, count - opened) }, open))))
  }
}

const statuses = () =>
  Promise.all(
    ['/login', '/api/journal/public', '/auth/verify', '/healthz', '/readyz'].map(
      async (path) => (await fetch(address + path, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status,
    ),
  )

test.each([
  ['600 stalled bodies from 600 addresses', 600, (index: number) => `10.0.${index >> 8}.${index & 255}`],
  ['2,000 stalled bodies from one address', 2000, () => '10.9.0.1'],
  ['2,000 stalled bodies from one IPv6 network', 2000, (index: number) => `2001:db8::${index.toString(16)}`],
])('serves pages and API requests beside %s', async (_name, count, addressOf) => {
  await openIdleBodies(count, addressOf)
  expect(await statuses()).toEqual([200, 200, 401, 200, 200])
})

test('rejects the 301st open request of an address with 429 and closes its connection', async () => {
  await openIdleBodies(301, () => '10.8.0.1')
  const rejected = await waitFor(() => clients.find(({ received }) => received() !== ''))
  await rejected.ended
  expect(rejected.received()).toMatch(
    /^HTTP\/1\.1 429 .*connection: close.*"message":"Too many requests from/is,
  )
  expect(clients.filter(({ received }) => received() !== '')).toHaveLength(1)

  const get = (path: string) => fetch(address + path, { headers: { 'x-forwarded-for': '10.8.0.1' } })
  expect((await get('/login')).status).toBe(429)
  expect((await get('/healthz')).status).toBe(200)
  for (const { socket } of clients) socket.destroy()
  await waitFor(async () => ((await get('/login')).status === 200 ? true : undefined))
})

test('ends a connection with 408 when its body or its headers take longer than 10 s', async () => {
  const start = performance.now()
  await openIdleBodies(1, () => '10.7.0.1')
  clients.push(await connectRaw(address, 'GET / HTTP/1.1\r\nhost: '))
  await Promise.all(clients.map(({ ended }) => ended))
  for (const { received } of clients)
    expect(received()).toMatch(/^HTTP\/1\.1 408 .*"message":"The request did not arrive in time/s)
  const duration = performance.now() - start
  expect(duration).toBeGreaterThan(9_900)
  // The next longer timeout: a closer bound would fail on a busy machine.
  expect(duration).toBeLessThan(stallTimeouts.upload)
})
