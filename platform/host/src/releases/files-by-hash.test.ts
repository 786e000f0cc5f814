import { toUrlHash } from '@bucketeer/platform'
import {
  deployToken,
  kicksFiles,
  nextKicks,
  publish,
  publishShellAndKicks,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

const video = 'banner.0123456789abcdef.webm'
const files = { ...kicksFiles, [video]: 'frames', 'list.js.map': '{}', 'list.js.LICENSE.txt': 'MIT' }
const release = remoteRelease({ version: '1.1.0-s00000002' }, files)
const next = nextKicks('1.2.0-s00000003')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
  await publish(site, release, files)
})
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const hashOf = (path: string, { files: listed } = release) =>
  toUrlHash(listed.find((file) => file.path === path)?.sha384 ?? '')
const urlOf = (path: string, of = release) => `/releases/kicks/files/${path}?sha384=${hashOf(path, of)}`

test('serves a script by its hash, as immutable', async () => {
  const response = await get(urlOf('list.js'))
  expect(response.body).toBe('list()')
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await get(`${urlOf('list.js')}&retry=1`)).body).toBe('list()')
})

test('serves the scripts and assets of earlier versions to open pages', async () => {
  await publish(site, next.release, next.files)
  expect((await get(urlOf('list.js', next.release))).body).toBe(next.files['list.js'])
  expect((await get(urlOf('list.js'))).body).toBe('list()')
  expect((await get(`/releases/kicks/files/${video}`)).body).toBe('frames')
  await publish(site, release, files)
})

test('serves an asset by its name, which contains its hash, as immutable', async () => {
  const response = await get(`/releases/kicks/files/${video}`)
  expect(response.body).toBe('frames')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('serves the licences of a live script, which may change under the same name', async () => {
  // The server learns of the release with the next page.
  await get('/registry.json')
  const response = await get('/releases/kicks/files/list.js.LICENSE.txt')
  expect(response.body).toBe('MIT')
  expect(response.headers['cache-control']).toBe('no-cache')
})

test.each([
  ['another hash', `/releases/kicks/files/list.js?sha384=${'A'.repeat(64)}`],
  ['the hash of another file', `/releases/kicks/files/pages.js?sha384=${hashOf('list.js')}`],
  ['another type of file', `/releases/kicks/files/list.html?sha384=${hashOf('list.js')}`],
  ['another part', `/releases/shell/files/list.js?sha384=${hashOf('list.js')}`],
  ['an unknown asset', '/releases/kicks/files/banner.ffffffffffffffff.webm'],
  ['an unknown file', '/releases/kicks/files/other.txt'],
  ['a source map', urlOf('list.js.map')],
])('does not serve %s', async (_what, url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toHaveProperty('message')
})

test('finds the file of an earlier version by an index', async () => {
  const client = await site.database.$client.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from releases where manifest -> 'files' @> '[{"path":"list.js"}]'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('releases_files')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('pages', () => {
  const base = '/releases/shell/2.0.0-s00000002/'

  test('request scripts without the version', async () => {
    await publish(site, shellRelease({ version: '2.0.0-s00000002' }), shellFiles)
    const { body } = await get('/kicks/about')
    expect(body).toContain(`src="/releases/shell/files/shell.js?sha384=`)
    expect(body).toContain(`href="${urlOf('pages.js')}"`)
    // Its name has no hash in this test, and always has one in builds.
    expect(body).toContain('href="/releases/shell/files/inter-latin.woff2"')
    expect(body).toContain(`href="${base}favicon.svg"`)
    expect((await get('/registry.json')).json()).toMatchObject({
      shell: { base, filesBase: '/releases/shell/files/' },
      remotes: [{ base: '/releases/kicks/1.1.0-s00000002/', filesBase: '/releases/kicks/files/' }],
    })
  })
})
