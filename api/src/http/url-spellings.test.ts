import { getRaw } from '../../test/raw-client'
import { deployToken, publishShell } from '../../test/releases'
import { openTestSite, type TestSite } from '../../test/test-site'

let site: TestSite
let address: string
const open = async (changes: Parameters<typeof openTestSite>[0]) => {
  site = await openTestSite({ deployToken, ...changes })
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(() => site.close())

test.each(['/api/status', '/%61pi/status', 'http://x/api/status', '/api/nothing', '/%61uth/nothing'])(
  'limits requests to %s',
  async (target) => {
    await open({ limits: { 'calls-by-address': { max: 2, seconds: 60 } } })
    await getRaw(address, target)
    await getRaw(address, target)
    expect((await getRaw(address, target)).status).toBe(429)
    expect((await getRaw(address, '/healthz')).status).toBe(200)
  },
)

test('responds to invalid URLs with 404 and a message', async () => {
  await open({})
  await publishShell(site)
  const targets = [
    '//x:99999/',
    '//[',
    '//:@/',
    '//',
    'http://[/',
    'http://x:99999/',
    '/\\[',
    '/:@',
    '//a//b?//c',
  ]
  for (const target of targets) {
    const { status, body } = await getRaw(address, target)
    expect({ target, status }).toEqual({ target, status: 404 })
    expect(body).toMatch(/<html|"message":"There is nothing/)
  }
  expect((await getRaw(address, 'http://site/login?next=/')).status).toBe(200)
})
