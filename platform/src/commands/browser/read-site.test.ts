import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PageData, WholeRegistry } from '../../contract/registry'
import { freePortFrom } from '../dev/develop-against'
import { addressNote, differencesOf, factsOf, readFrontPage } from './read-site'

/** Makes a self-signed certificate for localhost; empty without openssl. */
const { stdout: pem } = spawnSync(
  'openssl',
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost -keyout - -out -'.split(
    ' ',
  ),
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
)
const testWithOpenssl = pem ? test : test.skip

const remote = (name: string, requires: Record<string, string> = {}, isOff = false) => ({
  name,
  version: '1.2.3-s00000000',
  requires,
  isOff,
})
const pageData = (change: object = {}): PageData & { registry: WholeRegistry } =>
  ({
    registry: { shell: { version: '1.0.0-s11111111' }, remotes: [remote('kicks')] },
    config: {
      apiUrl: '',
      maps: { googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null },
      signUp: 'open',
    },
    ...change,
  }) as unknown as PageData & { registry: WholeRegistry }
const html = (data: object) =>
  `<!doctype html><script type="application/json" id="bucketeer">${JSON.stringify(data)}</script>`

const respondWithSite =
  (page: string, registry: object): RequestListener =>
  ({ url }, response) => {
    if (url === '/registry.json') response.end(JSON.stringify(registry))
    else response.end(url === '/readyz' ? '{"status":"ok"}' : page)
  }
const sitePages = respondWithSite(html(pageData()), pageData().registry)

let listener: RequestListener
let server: Server
let address: string
const portOf = (each: Server) => (each.address() as AddressInfo).port
beforeAll(async () => {
  server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${portOf(server)}`
})
beforeEach(() => (listener = sitePages))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const respondWith = (status: number, headers: Record<string, string> = {}, body = '') =>
  (listener = (_request, response) => void response.writeHead(status, headers).end(body))

describe('readFrontPage', () => {
  test('returns the data of the front page', async () => {
    expect(await readFrontPage(address)).toEqual(pageData())
    expect(await readFrontPage(`${address}/`)).toEqual(pageData())
  })

  test.each([
    ['bucketeer.example', /BASE_URL must be an address such as https:\/\/bucketeer\.example, not 'bucketeer/],
    ['ftp://bucketeer.example', /BASE_URL must be an address/],
    [
      'https://bucketeer.example/kicks?a=b',
      /must be the site's origin, https:\/\/bucketeer\.example, without '\/kicks/,
    ],
  ])('rejects %s as an address', async (given, sentence) => {
    await expect(readFrontPage(given)).rejects.toThrow(sentence)
  })

  test('says that nothing listens', async () => {
    const port = await freePortFrom(4780)
    await expect(readFrontPage(`http://127.0.0.1:${port}`)).rejects.toThrow(
      `Nothing listens at http://127.0.0.1:${port} (ECONNREFUSED). Is the site running?`,
    )
  })

  test('says that there is no such host', async () => {
    await expect(readFrontPage('https://no-such-site.invalid')).rejects.toThrow(
      /^There is no host no-such-site\.invalid: DNS does not know it/,
    )
  })

  test('says that the site does not answer in time', async () => {
    listener = () => undefined
    await expect(readFrontPage(address, { timeoutMs: 100 })).rejects.toThrow(
      `${address} does not answer within 0.1 s.`,
    )
  })

  test('says that the address does not speak TLS', async () => {
    await expect(readFrontPage(address.replace('http:', 'https:'))).rejects.toThrow(/does not speak TLS/)
  })

  test('names the origin of a redirect', async () => {
    respondWith(308, { location: 'https://www.bucketeer.example/' })
    await expect(readFrontPage(address)).rejects.toThrow(
      `${address} redirects to https://www.bucketeer.example. If that is the site, use BASE_URL=https://www.bucketeer.example`,
    )
  })

  test('names the target of a redirect within the origin', async () => {
    respondWith(302, { location: '/sso' })
    await expect(readFrontPage(address)).rejects.toThrow(
      `redirects to ${address}/sso, as no Bucketeer site does.`,
    )
  })

  test.each([
    [401, /asks for a login before it shows any page \(401\)/],
    [404, /is not a Bucketeer site \(status 404/],
    [200, /is not a Bucketeer site \(status 200/],
    [503, /has an error of its own: its front page got 503/],
  ])('says what a page with status %d means', async (status, sentence) => {
    respondWith(status, {}, '<h1>Welcome</h1>')
    await expect(readFrontPage(address)).rejects.toThrow(sentence)
  })

  test('says that the site is not ready', async () => {
    listener = (request, response) =>
      request.url === '/readyz' ? void response.writeHead(503).end('{}') : void sitePages(request, response)
    await expect(readFrontPage(address)).rejects.toThrow(`${address} is not ready (/readyz: 503)`)
  })

  test('says that a page of another version cannot be read', async () => {
    respondWith(200, {}, html({ registry: {} }))
    await expect(readFrontPage(address)).rejects.toThrow('is of another version than these tests')
  })

  testWithOpenssl('rejects an untrusted certificate, and accepts it on demand', async () => {
    const tls = createTlsServer({ key: pem, cert: pem }, sitePages).listen(0, '127.0.0.1')
    await once(tls, 'listening')
    const url = `https://localhost:${(tls.address() as AddressInfo).port}`
    await expect(readFrontPage(url)).rejects.toThrow(
      /^The TLS certificate of https:\/\/localhost:\d+ is not trusted: .*If the site is yours, IGNORE_HTTPS_ERRORS=1 accepts it\.$/,
    )
    expect(await readFrontPage(url, { ignoreHttpsErrors: true })).toEqual(pageData())
    await expect(readFrontPage(url.replace('https:', 'http:'))).rejects.toThrow(/Is its address https:\/\//)
    tls.closeAllConnections()
    tls.close()
  })
})

describe('factsOf', () => {
  test('returns the origin, the versions and who can sign up', () => {
    expect(factsOf('https://bucketeer.example/', pageData())).toEqual({
      address: 'https://bucketeer.example',
      parts: { shell: '1.0.0-s11111111', kicks: '1.2.3-s00000000' },
      signUp: 'open',
      hosts: ['bucketeer.example'],
      usesGoogleMaps: false,
    })
  })

  test('lists the hosts of the API and of map tiles', () => {
    const maps = { googleMapsApiKey: 'key', tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' }
    const config = { apiUrl: 'https://api.example', maps, signUp: 'closed' }
    expect(factsOf('https://bucketeer.example', pageData({ config }))).toMatchObject({
      hosts: ['bucketeer.example', 'api.example', 'tiles.example'],
      signUp: 'closed',
      usesGoogleMaps: true,
    })
  })
})

describe('addressNote', () => {
  const respondAs = (origin: string) =>
    (listener = respondWithSite(
      `<meta property="og:url" content="${origin}/">${html(pageData())}`,
      pageData().registry,
    ))

  test('names the address that the site has in its links', async () => {
    respondAs('https://bucketeer.example')
    expect(addressNote(address, await readFrontPage(address))).toBe(
      `The site says that its address is https://bucketeer.example, not ${address}: its links and pictures lead there, and browsers may block them, so tests fail. Use BASE_URL=https://bucketeer.example, or start the site with PUBLIC_URL=${address}.`,
    )
  })

  test('is undefined at that address, and for a page without one', async () => {
    respondAs(address)
    expect(addressNote(`${address}/`, await readFrontPage(address))).toBeUndefined()
    listener = sitePages
    expect(addressNote(address, await readFrontPage(address))).toBeUndefined()
  })
})

describe('differencesOf', () => {
  const expected = { remotes: ['kicks'], packages: { '@bucketeer/shared-ui': '0.2.2' } }
  const site = (...remotes: object[]) =>
    pageData({ registry: { shell: { version: '1.0.0-s11111111' }, remotes } })

  test('returns nothing for a site of the same release', () => {
    expect(differencesOf(site(remote('kicks', { '@bucketeer/shared-ui': '^0.2.1' })), expected)).toEqual([])
  })

  test.each([
    ['missing', site()],
    ['switched off', site(remote('kicks', {}, true))],
  ])('names a remote that is %s', (_, page) => {
    expect(differencesOf(page, expected)).toEqual([
      'The site has no kicks, or has switched it off: its tests are skipped.',
    ])
  })

  test('names the shared package of an older site, whose pages have no requirements', async () => {
    const { registry } = site(remote('kicks', { '@bucketeer/shared-ui': '^0.1.4' }))
    listener = respondWithSite(html(pageData({ registry: { packed: [] } })), registry)
    const [sentence] = differencesOf(await readFrontPage(address), expected)
    expect(sentence).toContain('its parts are built with @bucketeer/shared-ui ^0.1.4, not 0.2.2')
  })
})
