import { aShell, deployToken, publish, shellFiles } from '../../test/releases'
import { openTestSite, type TestSite } from '../../test/test-site'

const page = '<html><head><script nonce="%nonce%">0</script><!--server--></head></html>'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken, trustedProxies: ['127.0.0.1'] })
  const files = { ...shellFiles, 'index.html': page }
  await publish(site, aShell({}, files), files)
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

/** By what it is: an address whose answer is that. */
const answers = {
  'a page': '/login',
  'an unknown page': '/no-such-page',
  data: '/registry.json',
  'the page about the calls': '/api/docs',
  'a call': '/api/journal/public',
  'a call that is refused': '/api/bucket',
  'a file of a release': '/releases/shell/1.0.0-s00000001/shell.js',
  'a picture that is not there': '/media/nothing/320.webp',
  'no address at all': '/%',
}

test.each(Object.entries(answers))('%s is guarded', async (_kind, url) => {
  const { headers } = await get(url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
  const policies = [headers['content-security-policy']].flat().join()
  expect(policies).toContain("default-src 'none'")
  expect(policies).toContain("frame-ancestors 'none'")
  expect(policies).toMatch(/form-action '(none|self)'/)
  expect(policies).toContain("base-uri 'none'")
  expect(policies).not.toContain('unsafe')
})

test('HTML of a release runs nothing, sends no form and loads nothing', async () => {
  const { headers } = await get('/releases/shell/1.0.0-s00000001/index.html')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('files and pictures may be used by other origins, and nothing else may', async () => {
  const allowed = await Promise.all(
    Object.values(answers).map(async (url) => (await get(url)).headers['cross-origin-resource-policy']),
  )
  expect(allowed.filter((policy) => policy === 'cross-origin')).toHaveLength(1)
  expect((await get(answers['a file of a release'])).headers['cross-origin-resource-policy']).toBe(
    'cross-origin',
  )
})

describe('by https', () => {
  test('browsers are told to come by https for a year, when a trusted proxy says so', async () => {
    const { headers } = await get('/login', { 'x-forwarded-proto': 'https', host: 'bucketeer.example' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('and without a proxy, when the public address says so', async () => {
    const own = await openTestSite({ publicUrl: 'https://bucketeer.example' })
    const { headers } = await own.app.inject('/login')
    await own.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('the cookie is for this host alone, and for no script', async () => {
    const own = await openTestSite({ publicUrl: 'https://bucketeer.example', deployToken })
    const files = { ...shellFiles, 'index.html': page }
    await publish(own, aShell({}, files), files)
    const cookie = String((await own.app.inject('/login')).headers['set-cookie'])
    expect(cookie.split('; ')).toEqual([
      expect.stringMatching(/^__Host-cohort=/),
      ...['Max-Age=31536000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    ])
    const again = await own.app.inject({ url: '/login', headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(again.headers).not.toHaveProperty('set-cookie')
    await own.close()
  })
})

test('what somebody is told is kept by no cache', async () => {
  for (const url of [answers['a call'], answers['a call that is refused'], answers['no address at all']])
    expect((await get(url)).headers['cache-control']).toBe('no-store')
})

test('by http from another machine no window of its own is asked for: browsers would only complain', async () => {
  const { headers } = await get('/login', { host: '10.0.0.5:3000' })
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
})

describe('a page', () => {
  test('has scripts of its own by a nonce that is new each time', async () => {
    const [one, other] = await Promise.all([get('/login'), get('/login')])
    const nonceOf = ({ headers }: typeof one) =>
      /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(Buffer.from(nonceOf(one), 'base64')).toHaveLength(16)
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    expect(one.headers['cache-control']).toBe('private, no-cache')
    expect(one.headers).not.toHaveProperty('etag')

    const scripts = one.body.match(/<script(?! type="application\/json")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(one)}"`)
    expect(one.body).not.toContain('%nonce%')
  })
})
