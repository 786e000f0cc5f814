import { brotliDecompressSync } from 'node:zlib'
import type { RemoteRelease } from '@bucketeer/platform'
import {
  remoteRelease,
  shellRelease,
  postRelease,
  deployToken,
  kicksFiles,
  publish,
  sendFile,
  shellFiles,
  publishShell,
  publishShellAndKicks,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
})
afterEach(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers })
const liveVersions = async () => {
  const { remotes } = (await get('/registry.json')).json<{ remotes: { name: string; version: string }[] }>()
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]))
}

test('a release needs a valid deploy token', async () => {
  const release = shellRelease()
  expect((await site.call({ method: 'POST', url: '/api/release', body: { release } })).status).toBe(401)
  expect((await postRelease(site, release, 'x'.repeat(40))).status).toBe(403)
  expect((await sendFile(site, release.files[0]?.sha384 ?? '', 'boot()', 'x'.repeat(40))).statusCode).toBe(
    403,
  )
})

test('a server without a deploy token refuses releases', async () => {
  const closed = await openTestSite()
  expect((await postRelease(closed, shellRelease())).status).toBe(403)
  await closed.close()
})

test('returns missing files, and makes the release live once it has them', async () => {
  const release = shellRelease()
  const first = await postRelease(site, release)
  expect(first).toMatchObject({ status: 202, body: { served: null } })
  expect(first.body).toHaveProperty(
    'missing',
    release.files.map(({ sha384 }) => sha384),
  )
  expect((await get('/registry.json')).statusCode).toBe(503)

  expect(await publish(site, release, shellFiles)).toMatchObject({
    status: 200,
    body: { missing: [], served: { part: 'shell', live: release.version, canary: null, isOff: false } },
  })
  expect((await get('/registry.json')).json()).toMatchObject({ shell: { version: release.version } })
})

test('resumes an interrupted release', async () => {
  const release = shellRelease()
  const [sent, ...rest] = release.files
  await sendFile(site, sent?.sha384 ?? '', shellFiles[sent?.path ?? ''] ?? '')
  const { body } = await postRelease(site, release)
  expect(body).toHaveProperty(
    'missing',
    rest.map(({ sha384 }) => sha384),
  )
})

test('refuses bytes with a wrong hash', async () => {
  const [file] = shellRelease().files
  const response = await sendFile(site, file?.sha384 ?? '', 'something else')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toHaveProperty('message')
  expect((await postRelease(site, shellRelease())).body).toHaveProperty('served', null)
})

test('ignores a repeated release and refuses other content under its version', async () => {
  await publishShell(site)
  expect((await postRelease(site, shellRelease())).status).toBe(200)
  const changed = { ...shellFiles, 'shell.js': 'boot(2)' }
  const response = await publish(site, shellRelease({}, changed), changed)
  expect(response.status).toBe(409)
  const { rows } = await site.database.$client.query('select count(*)::int as count from release_log')
  expect(rows).toEqual([{ count: 1 }])
})

test('serves the newest live version, and files of the previous one', async () => {
  await publishShellAndKicks(site)
  const next = { ...kicksFiles, 'list.js': 'list(2)' }
  await publish(site, remoteRelease({ version: '1.1.0-s00000002' }, next), next)
  expect(await liveVersions()).toEqual({ kicks: '1.1.0-s00000002' })
  expect((await get('/releases/kicks/1.0.0-s00000001/list.js')).body).toBe('list()')
  expect((await get('/releases/kicks/1.1.0-s00000002/list.js')).body).toBe('list(2)')

  await postRelease(site, remoteRelease())
  expect(await liveVersions()).toEqual({ kicks: '1.0.0-s00000001' })
})

test('serves files as immutable, with their type, and compressed if accepted', async () => {
  await publishShell(site)
  const plain = await get('/releases/shell/1.0.0-s00000001/shell.js')
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const small = await get('/releases/shell/1.0.0-s00000001/shell.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('boot()')
})

test.each([
  '/releases/shell/1.0.0-s00000001/other.js',
  '/releases/shell/9.9.9-s00000001/shell.js',
  '/releases/x/y/z',
])('responds with 404 for an unknown file: %s', async (url) => {
  await publishShell(site)
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toHaveProperty('message')
})

test.each([
  ['a path that leads out', { files: [{ path: '../x.js', size: 1, sha384: `sha384-${'A'.repeat(64)}` }] }],
  ['a malformed version', { version: 'latest' }],
  ['a route with a splat', { routes: [{ path: '/kicks/*', access: 'public' as const }] }],
  ['no files', { files: [] }],
  ['a long title', { title: 'x'.repeat(81) }],
  ['a long owner', { owner: 'x'.repeat(81) }],
  ['a long container', { container: 'x'.repeat(101) }],
  [
    'more groups in the top bar than remote.json may have',
    {
      nav: Array.from({ length: 11 }, (_, order) => ({
        label: 'Kicks',
        order,
        items: [{ label: 'Kicks', to: '/kicks', access: 'public' as const }],
      })),
    },
  ],
  ...['//evil.example', '/\\evil.example', '/\t/evil.example'].map((to): [string, Partial<RemoteRelease>] => [
    `a link to ${JSON.stringify(to)} in the top bar`,
    { nav: [{ label: 'Kicks', order: 1, items: [{ label: 'Kicks', to, access: 'public' }] }] },
  ]),
])('a manifest with %s is refused', async (_what, changes) => {
  const response = await postRelease(site, remoteRelease(changes))
  expect(response.status).toBe(400)
  expect(response.body).toHaveProperty('message')
})

test('accepts byte streams for release files only', async () => {
  const bytes = { 'content-type': 'application/octet-stream', authorization: `Bearer ${deployToken}` }
  const url = '/api/release/kicks/rollback'
  const response = await site.app.inject({ method: 'POST', url, headers: bytes, payload: 'why?' })
  expect(response.statusCode).toBe(415)
})

const many = Array.from({ length: 1500 }, (_, index) => `a-rather-long-name-of-a-route-or-script-${index}`)

test.each<[string, Partial<RemoteRelease>]>([
  ['lists of scripts', { chunks: Object.fromEntries(many.map((name) => [name, []])) }],
  ['singletons', { asks: { '/kicks': many } }],
  [
    'scripts',
    {
      files: [
        ...remoteRelease().files,
        ...many.map((name) => ({ path: `${name}.js`, size: 1, sha384: `sha384-${'A'.repeat(64)}` })),
      ],
    },
  ],
])('a manifest whose %s would make every page larger is refused', async (_what, changes) => {
  await publishShell(site)
  const response = await postRelease(site, remoteRelease(changes))
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/brings \d+ kB .* to every page, and 64 kB are allowed/) },
  })
})

test.each(['/:a/:b', '/shared/:a/:b'])('a remote cannot claim %s', async (path) => {
  await publishShell(site)
  const response = await postRelease(site, remoteRelease({ routes: [{ path, access: 'public' }] }))
  expect(response).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('takes the place of pages of other parts') },
  })
})
