import { createHash } from 'node:crypto'
import { type PageData, type RemoteRelease, type ListedRemote, unpackRegistry } from '@bucketeer/platform'
import {
  deployToken,
  kicksFiles,
  publish,
  remoteRelease,
  sendFiles,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
/** Bytes of a page of kicks with 6, 20 and 50 remotes. The site then has 50. */
let sizes: [number, number, number]
beforeAll(async () => {
  site = await openTestSite({ deployToken })
  await publish(site, shellRelease({}, packing), packing)
  await publish(site, remoteRelease(), kicksFiles)
  sizes = [await growTo(6, 1), await growTo(20, 6), await growTo(50, 20)]
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const registryOf = (html: string) => {
  const [, json = '{}'] = /id="bucketeer">(.*?)<\/script>/.exec(html) ?? []
  // Written by our own server.
  return unpackRegistry((JSON.parse(json) as PageData).registry)
}
const remoteIn = (remotes: ListedRemote[], name: string) => remotes.find((remote) => remote.name === name)

const template = '<html><head><!--server--><!--registry--></head><body></body></html>'
const packing = { ...shellFiles, 'index.html': template }

/** A remote with a page for members, its entry in the top bar, and the scripts of several pages. */
function typicalRemote(index: number): { release: RemoteRelease; files: Record<string, string> } {
  const part = `remote-${index}`
  const scripts = Array.from({ length: 15 }, (_, page) => [`page-${page}.js`, `page(${page})`])
  const files = { ...kicksFiles, ...(Object.fromEntries(scripts) as Record<string, string>) }
  const changes: Partial<RemoteRelease> = {
    part,
    title: `Remote ${index}`,
    routes: [{ path: `/${part}`, access: 'protected' }],
    nav: [
      { label: 'Remotes', order: index, items: [{ label: 'Open', to: `/${part}`, access: 'protected' }] },
    ],
    chunks: { [`/${part}`]: ['pages.js', 'list.js'] },
  }
  return { release: remoteRelease(changes, files), files }
}

/** Releases remotes until the site has this number, beside kicks. */
async function growTo(count: number, from: number) {
  for (let index = from; index < count; index++) {
    const { release, files } = typicalRemote(index)
    if (index === 1) await sendFiles(site, release, files)
    const { status } = await site.call({
      method: 'POST',
      url: '/api/release',
      token: deployToken,
      body: { release, why: 'a test' },
    })
    expect(status).toBe(200)
  }
  return Buffer.byteLength((await get('/kicks/about')).body)
}

test('a page has at most 250 bytes for each further remote, with 6, 20 and 50 remotes', () => {
  const [six, twenty, fifty] = sizes
  expect(twenty - six).toBeLessThanOrEqual(14 * 250)
  expect(fifty - twenty).toBeLessThanOrEqual(30 * 250)
})

describe('the registry of a page', () => {
  test('has routes and bar of each remote, without its files', async () => {
    const { body } = await get('/kicks/about')
    const { remotes, shell } = registryOf(body)
    expect(shell).not.toHaveProperty('integrity')
    expect(body).toMatch(/as="fetch" crossorigin href="\/releases\/shell\/[^"]*~details\.json/)
    expect(body).toMatch(/as="fetch" crossorigin href="\/releases\/kicks\/[^"]*~details\.json/)
    expect(remoteIn(remotes, 'remote-1')).toEqual({
      name: 'remote-1',
      title: 'Remote 1',
      version: '1.0.0-s00000001',
      details: expect.stringMatching(/^sha384-/) as string,
      routes: [{ path: '/remote-1', access: 'protected' }],
      nav: typicalRemote(1).release.nav,
      slots: [],
      isCanary: false,
      isOff: false,
    })
    expect((await get('/registry.json?packed')).body).not.toContain('remoteEntry.js')
  })

  test('is whole in /registry.json, and in the pages of a shell that does not read details files', async () => {
    const whole = (await get('/registry.json')).json<{ remotes: object[] }>()
    expect(whole.remotes).toHaveLength(50)
    expect(whole.remotes.every((remote) => 'integrity' in remote)).toBe(true)
    await publish(site, shellRelease({ version: '1.0.1-s00000002' }), shellFiles)
    expect(registryOf((await get('/kicks/about')).body).remotes).toEqual(whole.remotes)
  })
})

test('each response has a nonce of its own', async () => {
  const responses = [await get('/kicks/about'), await get('/kicks/about')]
  const nonces = responses.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
  )
  expect(new Set(nonces).size).toBe(2)
  for (const [index, { body }] of responses.entries()) expect(body).toContain(`nonce="${nonces[index]}"`)
})

describe('a details file', () => {
  test('has the hash that pages name, and does not change', async () => {
    const { body, headers } = await get('/releases/kicks/1.0.0-s00000001/~details.json')
    const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`
    const { remotes } = unpackRegistry((await get('/registry.json?packed')).json<PageData['registry']>())
    expect(remoteIn(remotes, 'kicks')).toMatchObject({ details: hash })
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(JSON.parse(body)).toMatchObject({ entry: 'remoteEntry.js', requires: { react: '^19.3.1' } })
  })

  test.each(['/releases/kicks/9.9.9-s00000009', '/releases/none/1.0.0-s00000001'])(
    'is missing for %s',
    async (release) => {
      expect((await get(`${release}/~details.json`)).statusCode).toBe(404)
    },
  )
})
