import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ maxCalls: 20 })
})
afterAll(() => site.close())

const call = (url = '/api/journal/public') => site.app.inject(url)

/** What claims to be a form, on a route that takes none. */
const sendMultipart = () =>
  site.app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { 'content-type': 'multipart/x' },
    payload: 'x',
  })

test('who is one too many hears within 50 ms when to come again, and those before them are served', async () => {
  const blocker = await site.database.$client.connect()
  await blocker.query('begin; lock table journals')
  const served = Array.from({ length: 20 }, () => call())
  await new Promise((resolve) => setTimeout(resolve, 50))

  const since = performance.now()
  const refused = await call()
  const took = performance.now() - since
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toMatch(/^[2-5]$/)
  expect(refused.json()).toEqual({ message: expect.stringMatching(/try again in a moment\.$/) })
  expect(took).toBeLessThan(50)
  expect((await call('/healthz?probe=1')).statusCode).toBe(200)
  expect((await sendMultipart()).statusCode).toBe(503)

  await blocker.query('rollback')
  blocker.release()
  for (const answer of await Promise.all(served)) expect(answer.statusCode).toBe(200)
  expect((await call()).statusCode).toBe(200)
})
