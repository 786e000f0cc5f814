import type { RemoteRelease } from '@bucketeer/platform'
import { packageOffer, putPackages } from '../../../../api/test/packages'
import {
  deployToken,
  type Files,
  kicksFiles,
  postRelease,
  publish,
  publishShellAndKicks,
  remoteRelease,
  sendFile,
  sendFiles,
  shellFiles,
  shellRelease,
} from '../../../../api/test/releases'
import { openTestSite, type TestSite } from '../../../../api/test/test-site'

let site: TestSite
/** The token of the team of postcards. */
let token: string
beforeAll(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
  const shell = shellRelease({
    version: '1.1.0-s00000002',
    slots: { 'kick.panel': '1.0.0' },
    provides: { react: { version: '19.3.1', names: ['useState'] } },
    routes: [route('/login'), route('/status')],
  })
  await publish(site, shell, shellFiles)
  const body = { part: 'postcards', name: 'the postcards team' }
  const response = await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })
  token = (response.body as { token: string }).token
})
afterAll(() => site.close())

const route = (path: string) => ({ path, access: 'public' as const })
const files: Files = { 'remoteEntry.js': 'postcards()', 'page.js': 'page()' }
const postcards = (changes: Partial<RemoteRelease> = {}) =>
  remoteRelease(
    {
      part: 'postcards',
      title: 'Postcards',
      owner: 'Postcards team',
      routes: [route('/postcards')],
      chunks: { '/postcards': ['page.js'] },
      ...changes,
    },
    files,
  )
const linkTo = (to: string) => [
  { label: 'Postcards', order: 9, items: [{ label: 'All', to, access: 'public' as const }] },
]
const slot = (changes: object = {}) => ({
  slots: [{ name: 'kick.panel', order: 1, access: 'public' as const, props: '^1.0.0', ...changes }],
  chunks: { '/postcards': ['page.js'], 'slot:kick.panel': ['page.js'], 'slot:kick.lid': ['page.js'] },
})
const [firstFile] = postcards().files
const withFile = (changes: object) => ({
  ...postcards(),
  files: [{ ...firstFile, ...changes }, ...postcards().files.slice(1)],
})
const post = (release: unknown, using = token) =>
  site.call({ method: 'POST', url: '/api/release', token: using, body: { release } })
const served = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/release', token: deployToken })
  return (body as { served: { part: string }[] }).served.map(({ part }) => part)
}

test.each<[string, unknown, number, string]>([
  ['a page of another part', postcards({ routes: [route('/kicks')] }), 409, 'Choose another path'],
  ['a page of the shell', postcards({ routes: [route('/login')] }), 409, 'Choose another path'],
  ['the status page', postcards({ routes: [route('/status')] }), 409, 'Choose another path'],
  ['a path of the API', postcards({ routes: [route('/api/postcards')] }), 409, 'Choose another path'],
  ['a path of the packages', postcards({ routes: [route('/packages')] }), 409, 'Choose another path'],
  [
    'a page of another host',
    postcards({ routes: [route('//evil.example')] }),
    400,
    'release.routes.0.path must be a path of this site, such as /postcards/:postcardId, without a host.',
  ],
  [
    'an entry of another host',
    postcards({ entry: 'https://evil.example/entry.js' }),
    400,
    'release.entry must be the path of a file inside of the build',
  ],
  [
    'a chunk of another host',
    postcards({ chunks: { '/postcards': ['https://evil.example/page.js'] } }),
    400,
    'release.chunks./postcards.0 must be the path of a file inside of the build',
  ],
  [
    'a file of another host',
    withFile({ path: 'https://evil.example/entry.js' }),
    400,
    'release.files.0.path must be the path of a file inside of the build',
  ],
  [
    'a file outside of the build',
    withFile({ path: '../../etc/passwd' }),
    400,
    'release.files.0.path must be the path of a file inside of the build',
  ],
  ['a file without a hash', withFile({ sha384: undefined }), 400, 'release.files.0.sha384 is missing.'],
  [
    'a file with a hash of another kind',
    withFile({ sha384: `sha256-${'A'.repeat(43)}=` }),
    400,
    'release.files.0.sha384 must be sha384- and 64 characters of base64',
  ],
  ['an entry that is not listed', postcards({ entry: 'other.js' }), 409, 'Build it again.'],
  [
    'a chunk that is not listed',
    postcards({ chunks: { '/postcards': ['other.js'] } }),
    409,
    'postcards 1.0.0-s00000001 needs other.js, which is not in its list of files. Build it again.',
  ],
  ['an unknown slot', postcards(slot({ name: 'kick.lid' })), 409, 'Choose one of these'],
  [
    'a slot with other props',
    postcards(slot({ props: '^2.0.0' })),
    409,
    'Build postcards for 1.0.0, or release a shell with ^2.0.0 first.',
  ],
  [
    'more slots than are allowed',
    postcards({ slots: Array.from({ length: 31 }, () => slot().slots).flat() }),
    400,
    'release.slots must have at most 30 entries.',
  ],
  [
    'a singleton that the shell does not provide',
    postcards({ requires: { vue: { range: '^3.0.0', names: [] } } }),
    409,
    'Bundle it with postcards',
  ],
  [
    'a singleton in another version',
    postcards({ requires: { react: { range: '^18.0.0', names: [] } } }),
    409,
    'Build postcards for 19.3.1',
  ],
  [
    'a range that no build writes',
    postcards({ requires: { react: { range: '*', names: [] } } }),
    400,
    'release.requires.react.range must be a version or a range, such as ^1.2.3.',
  ],
  [
    'an export that the shell does not provide',
    postcards({ requires: { react: { range: '^19.0.0', names: ['useSecret'] } } }),
    409,
    'Do without it',
  ],
  ['the container of another part', postcards({ container: 'kicks_1' }), 409, 'Build it with remoteConfig'],
  [
    'a container that is no name',
    postcards({ container: 'window.kicks' }),
    400,
    'release.container must be the name of a global variable; remoteConfig names the container after the remote.',
  ],
  [
    'a required part',
    postcards({ required: true }),
    403,
    'Remove it from remote.json, or ask whoever runs the site.',
  ],
  [
    'a link to another origin',
    postcards({ nav: linkTo('https://evil.example/') }),
    400,
    'release.nav.0.items.0.to must be a path of this site, such as /postcards, without a host.',
  ],
  [
    'a link to another origin without a scheme',
    postcards({ nav: linkTo('//evil.example') }),
    400,
    'must be a path of this site',
  ],
  [
    'a link to a page that no part has',
    postcards({ nav: linkTo('/cards') }),
    409,
    'Add the route to remote.json, or release the part with that page first or together.',
  ],
  [
    'the name of another part',
    postcards({ part: 'kicks' }),
    403,
    'This deploy token is good for postcards, not for kicks. Ask whoever runs the site for a token of kicks.',
  ],
  ['the name of the shell', postcards({ part: 'shell' }), 403, 'is good for postcards, not for shell'],
  [
    'a name that is no name of a part',
    postcards({ part: '../kicks' }),
    400,
    'release.part must begin with a small letter and have small letters, digits and hyphens only.',
  ],
])('the team of postcards cannot release %s', async (_what, release, status, message) => {
  expect(await post(release)).toMatchObject({
    status,
    body: { message: expect.stringContaining(message) as string },
  })
  expect(await served()).toEqual(['kicks', 'shell'])
})

test('bytes with another hash are refused', async () => {
  const response = await sendFile(site, firstFile?.sha384 ?? '', 'other()', token)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    message: 'These bytes do not have the hash that they are sent for. Build and release again.',
  })
})

test('the team of postcards cannot store packages and tokens', async () => {
  expect(await putPackages(site, packageOffer(), token)).toMatchObject({ status: 403 })
  const put = (url: string, body: object) => site.call({ method: 'PUT', url, token, body })
  expect(await put('/api/release/kicks/switch', { isOff: true })).toMatchObject({ status: 403 })
  const body = { part: 'postcards', name: 'us' }
  expect(await site.call({ method: 'POST', url: '/api/deploy-token', token, body })).toMatchObject({
    status: 403,
  })
})

test('a required remote is released by the operator, and then by its team', async () => {
  const trips = { part: 'trips', routes: [route('/trips')], chunks: {}, required: true as const }
  const body = { part: 'trips', name: 'the trips team' }
  const response = await site.call({ method: 'POST', url: '/api/deploy-token', token: deployToken, body })
  const own = (response.body as { token: string }).token
  const batch = { releases: [remoteRelease(trips)] }
  expect(
    await site.call({ method: 'POST', url: '/api/release/batch', token: own, body: batch }),
  ).toMatchObject({
    status: 403,
  })
  expect(await publish(site, remoteRelease(trips), kicksFiles)).toMatchObject({ status: 200 })
  const next = remoteRelease({ ...trips, version: '1.1.0-s00000002' })
  expect(await postRelease(site, next, own)).toMatchObject({ status: 200 })
})

test('the team of postcards can release its own page, piece and link', async () => {
  const release = postcards({ ...slot(), nav: linkTo('/kicks/about?from=postcards') })
  await sendFiles(site, release, files)
  expect(await postRelease(site, release, token)).toMatchObject({ status: 200 })
})
