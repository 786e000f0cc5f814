import { openDatabaseProxy, type DatabaseProxy } from '../../test/database-proxy'
import { signUp, type SignedIn } from '../../test/people'
import { createTestDatabase } from '../../test/test-database'
import { openTestSiteOn, type TestResponse, type TestSite } from '../../test/test-site'
import { faultTest, recordResult, rounds } from './testing/fault-test'

jest.setTimeout(120_000)

let proxy: DatabaseProxy
let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  if (rounds === 0) return
  const { url, drop } = await createTestDatabase()
  proxy = await openDatabaseProxy(url)
  site = await openTestSiteOn({ connection: proxy.connection, drop })
  mira = await signUp(site)
})
afterAll(async () => {
  if (rounds === 0) return
  await site.close()
  await proxy.disconnect()
})

const list = () => site.call({ method: 'GET', url: '/api/bucket', token: mira.token })

const listMany = async (count: number): Promise<{ responses: TestResponse[]; longestMs: number }> => {
  const start = performance.now()
  const responses = await Promise.all(Array.from({ length: count }, list))
  return { responses, longestMs: performance.now() - start }
}
const countOf = (responses: TestResponse[], status: number) =>
  responses.filter((response) => response.status === status).length

faultTest('waits for a database with 100 ms latency', async () => {
  proxy.delay(100)
  const { responses, longestMs } = await listMany(40)
  expect(countOf(responses, 200)).toBe(40)
  recordResult(
    'PostgreSQL, 100 ms latency',
    `40 requests at once: all get 200, the last after ${(longestMs / 1000).toFixed(1)} s`,
  )
})

faultTest(
  'rejects requests with 503 while the database is too slow for their number, and recovers',
  async () => {
    proxy.delay(1500)
    const { responses, longestMs } = await listMany(60)
    const rejected = responses.filter(({ status }) => status === 503)
    expect(countOf(responses, 200)).toBeGreaterThan(0)
    expect(rejected.length).toBeGreaterThan(0)
    expect(countOf(responses, 200) + rejected.length).toBe(60)
    for (const { headers } of rejected) expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(longestMs).toBeLessThan(20_000)
    proxy.delay(0)
    expect((await list()).status).toBe(200)
    recordResult(
      'PostgreSQL, 1.5 s latency',
      `60 requests at once: ${countOf(responses, 200)} get 200, ${rejected.length} get 503 with Retry-After, the last after ${(longestMs / 1000).toFixed(1)} s`,
    )
  },
)
