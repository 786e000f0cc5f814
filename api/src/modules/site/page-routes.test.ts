import { aRemote, aShell, deployToken, kicksFiles, publish, shellFiles } from '../../../test/releases'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken })
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('before a shell is released, the site says that it is not ready yet', async () => {
  const answer = await get('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
})

describe('with a shell and a remote', () => {
  beforeAll(async () => {
    await publish(site, aShell(), shellFiles)
    await publish(site, aRemote({ title: '</script><script>alert(1)</script>' }), kicksFiles)
  })

  test.each(['/kicks', '/kicks/about', '/login'])('%s is a page with the registry in it', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const [, json = ''] =
      /<script type="application\/json" id="bucketeer">(.*?)<\/script>/.exec(answer.body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      registry: {
        shell: { version: '1.0.0-s00000001' },
        remotes: [{ name: 'kicks', title: '</script><script>alert(1)</script>' }],
      },
      config: { apiUrl: '', maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null } },
    })
  })

  test('a public page preloads what it needs first, each with its hash', async () => {
    const { body } = await get('/kicks/about')
    const base = '/releases/kicks/1.0.0-s00000001/'
    expect(preloads(body)).toEqual([`${base}remoteEntry.js`, `${base}pages.js`])
    expect(body).toMatch(/as="script" crossorigin href="[^"]*pages\.js" integrity="sha384-/)
  })

  test('a protected page leaves its preloads to who has a token', async () => {
    const { body } = await get('/kicks')
    expect(preloads(body)).toEqual([])
    expect(body).toContain("localStorage.getItem('authToken')")
  })

  test('an unknown address is the same page, as a 404', async () => {
    const answer = await get('/no-such-page')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test.each(['/api/nothing', '/auth/nothing', '/media/nothing'])('%s is no page', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toHaveProperty('message')
  })
})
