import { shellRelease, deployToken, publish, shellFiles } from '../../test/releases'
import { openTestSite, type TestSite } from '../../test/test-site'

const page = '<html><head><script nonce="%nonce%">0</script><!--server--></head></html>'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken, trustedProxies: ['127.0.0.1'] })
  const files = { ...shellFiles, 'index.html': page }
  await publish(site, shellRelease({}, files), files)
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

/** One URL for each kind of response. */
const urls = {
  'a page': '/login',
  'an unknown page': '/no-such-page',
  'the registry': '/registry.json',
  'the API documentation': '/api/docs',
  'an API response': '/api/journal/public',
  'an API error': '/api/bucket',
  'a release file': '/releases/shell/1.0.0-s00000001/shell.js',
  'a missing picture': '/media/nothing/320.webp',
  'an invalid URL': '/%',
}

test.each(Object.entries(urls))('%s has security headers', async (_kind, url) => {
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

test('an HTML file of a release has the policy of data', async () => {
  const { headers } = await get('/releases/shell/1.0.0-s00000001/index.html')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('other origins can load only the files of releases and pictures', async () => {
  const allowed = await Promise.all(
    Object.values(urls).map(async (url) => (await get(url)).headers['cross-origin-resource-policy']),
  )
  expect(allowed.filter((policy) => policy === 'cross-origin')).toHaveLength(1)
  expect((await get(urls['a release file'])).headers['cross-origin-resource-policy']).toBe('cross-origin')
})

describe('over https', () => {
  test('HSTS is set for a year when a trusted proxy forwards an https request', async () => {
    const { headers } = await get('/login', { 'x-forwarded-proto': 'https', host: 'bucketeer.example' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('HSTS is set without a proxy when PUBLIC_URL is an https origin', async () => {
    const own = await openTestSite({ publicUrl: 'https://bucketeer.example' })
    const { headers } = await own.app.inject('/login')
    await own.close()
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('the cohort cookie has the __Host- prefix and is HttpOnly', async () => {
    const own = await openTestSite({ publicUrl: 'https://bucketeer.example', deployToken })
    const files = { ...shellFiles, 'index.html': page }
    await publish(own, shellRelease({}, files), files)
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

test('API responses are not cached', async () => {
  for (const url of [urls['an API response'], urls['an API error'], urls['an invalid URL']])
    expect((await get(url)).headers['cache-control']).toBe('no-store')
})

test('sets no opener policy over http on another host, where browsers ignore it with a warning', async () => {
  const { headers } = await get('/login', { host: '10.0.0.5:3000' })
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
})

describe('a page', () => {
  test('has a new nonce for each response, on all its scripts', async () => {
    const [first, second] = await Promise.all([get('/login'), get('/login')])
    const nonceOf = ({ headers }: typeof first) =>
      /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
    expect(Buffer.from(nonceOf(first), 'base64')).toHaveLength(16)
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers).not.toHaveProperty('etag')

    const scripts = first.body.match(/<script(?! type="application\/json")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(first)}"`)
    expect(first.body).not.toContain('%nonce%')
  })
})
