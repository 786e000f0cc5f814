import { signUp } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
afterEach(() => site.close())

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })
const call = (client: string) =>
  site.app.inject({ method: 'GET', url: '/api/journal/public', headers: { 'x-client': client } })

test('tell which part and version made how many calls', async () => {
  site = await openTestSite()
  await call('journals/1.2.0-s00000001')
  await call('journals/1.2.0-s00000001')
  await call('kicks/1.0.0-s00000002')
  const { body, headers } = await read()
  expect(headers['content-type']).toContain('text/plain')
  const line = (part: string, version: string) =>
    `http_requests_total{method="GET",route="/api/journal/public",status="200",part="${part}",version="${version}"}`
  expect(body).toContain(`${line('journals', '1.2.0-s00000001')} 2`)
  expect(body).toContain(`${line('kicks', '1.0.0-s00000002')} 1`)
  expect(body).toMatch(/process_resident_memory_bytes \d{7,}/)
})

test('tell it of calls that send something, too', async () => {
  site = await openTestSite()
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

test('count what makes up names as one', async () => {
  site = await openTestSite()
  for (const client of ['x"y', 'kicks/latest', 'A/1.2.0-s00000001', '<script>']) await call(client)
  expect((await read()).body).toContain('status="200",part="other",version=""} 4')
})

test('are for this machine alone, unless a token says who may read them', async () => {
  site = await openTestSite()
  expect((await read({}, '10.0.0.7')).statusCode).toBe(404)
  await site.close()
  site = await openTestSite({ metricsToken: 'm'.repeat(32) })
  expect((await read()).statusCode).toBe(404)
  expect((await read({ authorization: `Bearer ${'m'.repeat(32)}` }, '10.0.0.7')).statusCode).toBe(200)
})
