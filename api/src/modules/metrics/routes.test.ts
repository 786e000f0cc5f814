import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { signUp } from '../../../test/people'
import { deployToken, kicksFiles, publish, publishShell, remoteRelease } from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'

let site: TestSite
afterEach(() => site.close())

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  // The server listens on a port.
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const metricsToken = 'm'.repeat(32)
const withToken = { authorization: `Bearer ${metricsToken}` }
const read = (headers: Record<string, string> = withToken) =>
  site.app.inject({ method: 'GET', url: '/metrics', headers })
const call = (client: string) =>
  site.app.inject({ method: 'GET', url: '/api/journal/public', headers: { 'x-client': client } })

test('metrics count requests by part and version', async () => {
  site = await openTestSite({ metricsToken })
  site.app.callers.add([
    { part: 'journals', version: '1.2.0-s00000001' },
    { part: 'kicks', version: '1.0.0-s00000002' },
  ])
  await call('journals/1.2.0-s00000001')
  await call('journals/1.2.0-s00000001')
  await call('kicks/1.0.0-s00000002')
  const { body, headers } = await read()
  expect(headers['content-type']).toContain('text/plain')
  const line = (part: string, version: string) =>
    `http_requests_total{method="GET",route="/api/journal/public",status="200",part="${part}",version="${version}"}`
  expect(body).toContain(`${line('journals', '1.2.0-s00000001')} 2`)
  expect(body).toContain(`${line('kicks', '1.0.0-s00000002')} 1`)
})

test('metrics have no labels that clients invent', async () => {
  site = await openTestSite({ metricsToken, deployToken })
  await publishShell(site)
  await publish(site, remoteRelease(), kicksFiles)
  await site.app.inject('/registry.json')
  const { part, version } = remoteRelease()
  for (let index = 0; index < 30; index += 1) {
    await call(`forged${index}/1.0.0-s${String(index).padStart(8, '0')}`)
    await call(`${part}/1.0.0-sffffff${String(index).padStart(2, '0')}`)
    await call(`${part}/${version}`)
  }
  const labels = [...(await read()).body.matchAll(/part="([^"]*)",version="([^"]*)"\} (\d+)$/gm)]
  const counted = labels.filter(([, , , count]) => count === '30').map(([, ...label]) => label.slice(0, 2))
  expect(counted.sort()).toEqual(
    [
      [part, version],
      [part, 'other'],
      ['other', ''],
    ].sort(),
  )
})

test("metrics include prom-client's default metrics of Node and its event loop", async () => {
  site = await openTestSite({ metricsToken })
  const { body } = await read()
  expect(body).toMatch(/^process_resident_memory_bytes \d{7,}/m)
  expect(body).toMatch(/^nodejs_heap_size_used_bytes \d{6,}/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
})

test('metrics count requests with a body by part and version', async () => {
  site = await openTestSite({ metricsToken })
  site.app.callers.add([{ part: 'buckets', version: '1.1.0-s00000003' }])
  const { token } = await signUp(site)
  const headers = { 'x-client': 'buckets/1.1.0-s00000003', 'idempotency-key': 'one' }
  const made = await site.call({
    method: 'POST',
    url: '/api/bucket',
    token,
    body: { name: 'North' },
    headers,
  })
  expect(made.status).toBe(201)
  expect((await read()).body).toContain(
    'route="/api/bucket",status="201",part="buckets",version="1.1.0-s00000003"} 1',
  )
})

test('metrics count unknown clients as one', async () => {
  site = await openTestSite({ metricsToken })
  for (const client of ['x"y', 'kicks/latest', 'A/1.2.0-s00000001', '<script>']) await call(client)
  expect((await read()).body).toContain('status="200",part="other",version=""} 4')
})

test('serves metrics on the port of the site only with the token', async () => {
  site = await openTestSite({ metricsToken })
  expect((await read({})).statusCode).toBe(404)
  expect((await read({ authorization: 'Bearer another' })).statusCode).toBe(404)
  expect((await read()).statusCode).toBe(200)
})

test('serves no metrics without a token or a port of their own', async () => {
  site = await openTestSite()
  expect((await read({})).statusCode).toBe(404)
})

describe('METRICS_PORT', () => {
  const openOwnPort = async (changes: Parameters<typeof openTestSite>[0] = {}) => {
    const metricsPort = await freePort()
    site = await openTestSite({ metricsPort, ...changes })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const own = `http://127.0.0.1:${metricsPort}`
    // Fastify does not wait for onListen hooks.
    await waitFor(() => fetch(own).catch(() => undefined))
    return own
  }

  test('serves metrics without a token, and not on the port of the site', async () => {
    const own = await openOwnPort()
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('http_requests_total')
    expect((await fetch(`${own}/api/journal/public`)).status).toBe(404)
    expect((await read({})).statusCode).toBe(404)
    await site.app.close()
    await expect(fetch(`${own}/metrics`)).rejects.toThrow()
  })

  test('requires METRICS_TOKEN if it is set', async () => {
    const own = await openOwnPort({ metricsToken })
    expect((await fetch(`${own}/metrics`)).status).toBe(404)
    expect((await fetch(`${own}/metrics`, { headers: withToken })).status).toBe(200)
    expect((await read()).statusCode).toBe(404)
  })
})
