import { openTestSite, type TestSite } from '../../test/test-site'
import { waitFor } from '../../test/wait-for'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ maxCalls: 20 })
})
afterAll(() => site.close())

const get = (url = '/api/journal/public') => site.app.inject(url)

/** Sends a form to a route that takes none. */
const sendMultipart = () =>
  site.app.inject({
    method: 'POST',
    url: '/auth/logout',
    headers: { 'content-type': 'multipart/x' },
    payload: 'x',
  })

test('rejects a request over the limit with 503 while the requests before it wait, and serves these', async () => {
  const blocker = await site.database.$client.connect()
  await blocker.query('begin; lock table journals')
  const served = Array.from({ length: 20 }, () => get())
  await waitFor(async () => (await sendMultipart()).statusCode === 503)

  // The lock is held until the rollback below, so this response waits for no other request.
  const rejected = await get()
  expect(rejected.statusCode).toBe(503)
  expect(rejected.headers['retry-after']).toMatch(/^[2-5]$/)
  expect(rejected.json()).toEqual({
    code: 'server.overloaded',
    message: expect.stringMatching(/^So many people .*try again in a moment\.$/),
  })
  expect((await get('/healthz?probe=1')).statusCode).toBe(200)

  await blocker.query('rollback')
  blocker.release()
  for (const response of await Promise.all(served)) expect(response.statusCode).toBe(200)
  expect((await get()).statusCode).toBe(200)
})
