import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Release, signedText } from '@bucketeer/platform'
import {
  deployToken,
  nextKicks,
  publishShellAndKicks,
  remoteRelease,
  sendFiles,
} from '../../../../test/releases'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
const team = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519')
const pem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))

const register = (publicKey: string, token = deployToken) =>
  site.call({
    method: 'PUT',
    url: '/api/release/kicks/signing-key',
    token,
    body: { publicKey, name: 'kicks team' },
  })
beforeEach(async () => {
  site = await openTestSite({ deployToken })
  await publishShellAndKicks(site)
  await register(pem(team.publicKey))
})
afterEach(() => site.close())

const first = remoteRelease().version
const next = nextKicks('1.1.0-s00000002')
const signatureOf = (release: Release, key = team.privateKey) =>
  sign(null, Buffer.from(signedText(release)), key).toString('base64')

const post = async (signature?: string, release: Release = next.release) => {
  await sendFiles(site, release, next.files)
  return site.call({ method: 'POST', url: '/api/release', token: deployToken, body: { release, signature } })
}
const history = async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/release?part=kicks', token: deployToken })
  return body as { served: { live: string }[]; log: { signedBy: string | null }[]; signed: object[] }
}

test('accepts a release with the signature of its team, and the history names the key', async () => {
  expect(await post(signatureOf(next.release))).toMatchObject({ status: 200, body: { isPending: false } })
  expect(await history()).toMatchObject({
    served: [{ live: next.release.version }],
    log: [{ signedBy: 'kicks team' }, { signedBy: null }],
    signed: [{ part: 'kicks', name: 'kicks team' }],
  })
})

test.each<[string, () => string | undefined, string]>([
  [
    'without a signature',
    () => undefined,
    'Releases of kicks must be signed with the key of kicks team: npm run release -- kicks --sign FILE.',
  ],
  [
    'with the signature of another key',
    () => signatureOf(next.release, stranger.privateKey),
    'The signature of kicks 1.1.0-s00000002 does not match the key of kicks team. Sign it with that key.',
  ],
  [
    'with the signature of another release',
    () => signatureOf(remoteRelease()),
    'The signature of kicks 1.1.0-s00000002 does not match the key of kicks team. Sign it with that key.',
  ],
])('refuses a release %s', async (_, signature, message) => {
  expect(await post(signature())).toMatchObject({ status: 403, body: { message } })
  expect((await history()).served).toMatchObject([{ live: first }])
})

test('refuses a signed manifest with a changed file', async () => {
  const [file, ...others] = next.release.files
  if (!file) throw new Error('The release has no file.')
  const changed = { ...next.release, files: [{ ...file, size: file.size + 1 }, ...others] }
  expect((await post(signatureOf(next.release), changed)).status).toBe(403)
})

test('a batch without its signature is refused, and a start leaves the part alone', async () => {
  await sendFiles(site, next.release, next.files)
  const batch = (start?: object) =>
    site.call({
      method: 'POST',
      url: '/api/release/batch',
      token: deployToken,
      body: { releases: [next.release], start },
    })
  expect((await batch()).status).toBe(403)
  expect((await batch({ checkout: '0'.repeat(32), named: ['kicks'] })).status).toBe(200)
  expect((await history()).served).toMatchObject([{ live: first }])
})

test('the history of an approved release names its key', async () => {
  const approval = { url: '/api/release/kicks/needs-approval', token: deployToken }
  await site.call({ method: 'PUT', ...approval, body: { isNeeded: true } })
  await post(signatureOf(next.release))
  const created = await site.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part: 'kicks', name: 'other' },
  })
  const { token } = created.body as { token: string }
  const { version } = next.release
  await site.call({ method: 'POST', url: '/api/release/kicks/approval', token, body: { version } })
  expect((await history()).log[0]).toMatchObject({ signedBy: 'kicks team', approvedBy: 'other' })
})

test('only the operator registers and removes a key', async () => {
  const created = await site.call({
    method: 'POST',
    url: '/api/deploy-token',
    token: deployToken,
    body: { part: 'kicks', name: 'kicks team' },
  })
  const { token } = created.body as { token: string }
  const remove = (by: string) =>
    site.call({ method: 'DELETE', url: '/api/release/kicks/signing-key', token: by })
  expect((await register(pem(stranger.publicKey), token)).status).toBe(403)
  expect((await remove(token)).status).toBe(403)
  expect((await remove(deployToken)).status).toBe(204)
  expect((await remove(deployToken)).status).toBe(404)
  expect((await post()).status).toBe(200)
})

test.each([
  ['no key', 'a key'],
  ['an RSA key', pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)],
  ['a private key', String(team.privateKey.export({ type: 'pkcs8', format: 'pem' }))],
])('refuses %s', async (_, key) => {
  expect((await register(key)).status).toBe(400)
})
