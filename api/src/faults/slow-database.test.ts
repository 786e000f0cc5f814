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

const many = async (count: number): Promise<{ answers: TestResponse[]; longestMs: number }> => {
  const since = performance.now()
  const answers = await Promise.all(Array.from({ length: count }, list))
  return { answers, longestMs: performance.now() - since }
}
const countOf = (answers: TestResponse[], status: number) =>
  answers.filter((answer) => answer.status === status).length

faultTest('a database that answers 100 ms late is waited for', async () => {
  proxy.delay(100)
  const { answers, longestMs } = await many(40)
  expect(countOf(answers, 200)).toBe(40)
  recordResult(
    'PostgreSQL, 100 ms late',
    `40 calls at once: all 200, the last after ${(longestMs / 1000).toFixed(1)} s`,
  )
})

faultTest(
  'one that is too slow for all who ask is told by 503 within seconds, and forgotten once it is quick',
  async () => {
    proxy.delay(1500)
    const { answers, longestMs } = await many(60)
    const refused = answers.filter(({ status }) => status === 503)
    expect(countOf(answers, 200)).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(countOf(answers, 200) + refused.length).toBe(60)
    for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(longestMs).toBeLessThan(20_000)
    proxy.delay(0)
    expect((await list()).status).toBe(200)
    recordResult(
      'PostgreSQL, 1.5 s late',
      `60 calls at once: ${countOf(answers, 200)} get 200, ${refused.length} get 503 with Retry-After, the last after ${(longestMs / 1000).toFixed(1)} s`,
    )
  },
)
