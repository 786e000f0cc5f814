import {
  deployToken,
  kicksFiles,
  nextKicks,
  postRelease,
  publish,
  publishShellAndKicks,
  remoteRelease,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import type { Release } from '@bucketeer/platform'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
})
afterEach(() => site.close())

interface Check {
  parts: { part: string; live: string | null; isNew: boolean; problems: string[] }[]
  others: { part: string; version: string; problems: string[] }[]
  missing: number
  message: string
}
const check = async (releases: Release[], token = deployToken) => {
  const call = { method: 'POST', url: '/api/release/check', token, body: { releases } } as const
  const { status, body } = await site.call(call)
  return { status, body: body as Check }
}
const newToken = async (part: string) => {
  const body = { part, name: `the ${part} team` }
  const response = await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })
  return (response.body as { token: string }).token
}
const rowsOf = async () => {
  const counts = ['releases', 'release_log', 'unreleased_files', 'audit_log'].map(
    (table) => `(select count(*)::integer from ${table}) as ${table}`,
  )
  const { rows } = await site.database.$client.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return rows[0]
}
const first = '1.0.0-s00000001'
const second = '1.1.0-s00000002'
const route = (path: string) => ({ path, access: 'public' as const })

test('says what would become live, and changes nothing', async () => {
  const before = await rowsOf()
  expect(await check([nextKicks(second).release])).toEqual({
    status: 200,
    body: {
      parts: [{ part: 'kicks', live: first, isNew: true, problems: [] }],
      others: [],
      missing: 1,
    },
  })
  expect(await rowsOf()).toEqual(before)
})

test('says that a release is live already, and that a part is new', async () => {
  expect((await check([remoteRelease()])).body.parts).toMatchObject([{ live: first, isNew: false }])
  const release = remoteRelease({ part: 'postcards', routes: [route('/postcards')], chunks: {} })
  expect((await check([release])).body.parts).toMatchObject([{ live: null, isNew: true, problems: [] }])
})

test('lists every problem of a remote, with the sentences of a refused release', async () => {
  const release = remoteRelease({
    part: 'postcards',
    container: 'kicks_1',
    entry: 'missing.js',
    routes: [route('/kicks'), route('/login'), route('/api/postcards')],
    nav: [{ label: 'Cards', order: 1, items: [{ label: 'All', to: '/cards', access: 'public' }] }],
    chunks: {},
    requires: { react: { range: '^20.0.0', names: [] }, vue: { range: '^3.0.0', names: [] } },
  })
  const { problems } = (await check([release])).body.parts[0] ?? { problems: [] }
  expect(problems).toEqual([
    expect.stringContaining('has the container kicks_1, and so has kicks'),
    expect.stringContaining('the route /api/postcards, which the server answers itself'),
    expect.stringContaining('the route /kicks, and kicks has /kicks'),
    expect.stringContaining('the route /login, and shell has /login'),
    expect.stringContaining('requires react ^20.0.0, and shell'),
    expect.stringContaining('requires vue, which shell'),
    expect.stringContaining('needs missing.js, which is not in its list of files'),
    expect.stringContaining('the link “All” to /cards in the top bar, and no part has that page'),
  ])
  const refused = await postRelease(site, release)
  expect(refused).toMatchObject({ status: 409, body: { message: problems.join(' ') } })
})

test('lists the live versions and canaries that a new shell would not fit', async () => {
  const canary = nextKicks(second)
  await publish(site, canary.release, canary.files, 10)
  const shell = shellRelease({
    version: '2.0.0-s00000002',
    provides: { react: { version: '20.0.0', names: null } },
    routes: [route('/login'), route('/kicks/about')],
  })
  const { parts, others } = (await check([shell])).body
  expect(parts).toMatchObject([{ part: 'shell', problems: [] }])
  expect(others.map(({ part, version }) => `${part} ${version}`)).toEqual([
    `kicks ${first}`,
    `kicks ${second}`,
  ])
  expect(others[0]?.problems).toEqual([
    expect.stringContaining('shell declares the route /kicks/about, and kicks has /kicks/about'),
    expect.stringContaining(`kicks ${first} requires react ^19.3.1`),
  ])
  expect((await postRelease(site, shell)).status).toBe(409)
})

test('finds no problem in a shell and a remote that fit only together', async () => {
  const provides = { react: { version: '20.0.0', names: null } }
  const shell = shellRelease({ version: '2.0.0-s00000002', provides })
  const kicks = nextKicks(second, { requires: { react: { range: '^20.0.0', names: [] } } }).release
  expect((await check([shell, kicks])).body).toMatchObject({
    parts: [
      { part: 'shell', problems: [] },
      { part: 'kicks', problems: [] },
    ],
    others: [],
  })
  expect((await check([kicks])).body.parts[0]?.problems).toHaveLength(1)
})

test('lists a version with other content and a wrong size', async () => {
  const { release } = nextKicks(first)
  const wrong = { ...release, files: release.files.map((file) => ({ ...file, size: 1 })) }
  expect((await check([wrong])).body.parts[0]?.problems).toEqual([
    expect.stringContaining('was released before with other content'),
    expect.stringContaining('The manifest of kicks 1.0.0-s00000001 is wrong'),
  ])
})

test('accepts tokens of the parts only', async () => {
  const token = await newToken('kicks')
  const shell = shellRelease({ version: second }, shellFiles)
  expect((await check([nextKicks(second).release], token)).status).toBe(200)
  expect((await check([shell], token)).status).toBe(403)
  expect((await check([nextKicks(second).release], 'no token')).status).toBe(403)
})

test('refuses two releases of one part', async () => {
  expect(await check([nextKicks(second).release, remoteRelease({}, kicksFiles)])).toMatchObject({
    status: 400,
    body: { message: 'A batch has one release of each part, and this one has two of kicks.' },
  })
})
