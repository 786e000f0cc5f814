import { sql } from 'drizzle-orm'
import { password, signUp, type SignedIn } from '../../../test/people'
import { resetPassword } from '../../../test/link-changes'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { archiveKey } from './make-archive'
import { askForArchive, linkToArchive, readArchive } from './testing/fetch-archive'

let site: TestSite
let ann: SignedIn
let id: string
let url: string
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  ann = await signUp(site)
  id = await askForArchive(site, ann)
  await waitFor(async () => (await readArchive(site, ann)).state === 'ready' || undefined)
  url = await linkToArchive(site, ann, id)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => site.close())

const statusOf = async (address: string) => (await site.app.inject(address)).statusCode
const isFileGone = () => waitFor(async () => !(await site.store.has(archiveKey(id))) || undefined)

test('the link downloads the ZIP, which no cache or search engine keeps', async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject(url)
  const { bytes } = await readArchive(site, ann)
  expect([statusCode, rawPayload.length]).toEqual([200, bytes])
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="bucketeer-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

test('the link is good for five minutes', async () => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 4.9 * 60_000)
  expect(await statusOf(url)).toBe(200)
  jest.spyOn(Date, 'now').mockReturnValue(now + 5.1 * 60_000)
  expect(await statusOf(url)).toBe(404)
})

test.each([
  ['another signature', (each: string) => each.replace(/signature=..../, 'signature=AAAA')],
  ['a later end', (each: string) => each.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60}`)],
  ['no signature', (each: string) => each.replace(/&signature.*/, '')],
  ['no query', (each: string) => each.replace(/\?.*/, '')],
  ['another name', (each: string) => each.replace(/bucketeer-/, 'b-')],
  [
    'another archive',
    (each: string) =>
      each.replace(
        id,
        id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
  ],
  ['no id', (each: string) => each.replace(id, 'nothing')],
])('an address with %s opens nothing', async (_change, change) => {
  expect(await statusOf(change(url))).toBe(404)
})

test('somebody else gets no link, and deletes nothing', async () => {
  const { token } = await signUp(site)
  for (const [method, path] of [
    ['POST', `${id}/link`],
    ['DELETE', id],
  ] as const)
    expect(await site.call({ method, url: `/api/archive/${path}`, token })).toMatchObject({ status: 404 })
  expect(await statusOf(url)).toBe(200)
})

const suspend = (column: string) => () =>
  site.database.$client.query(`update users set ${column} = now() + interval '1 day' where id = $1`, [
    ann.userId,
  ])

test.each<[string, () => Promise<unknown>]>([
  ['its deletion', () => site.call({ method: 'DELETE', url: `/api/archive/${id}`, token: ann.token })],
  ['a reset of the password', () => resetPassword(site, ann, { endLinks: false })],
  ['a suspension by the operator', suspend('suspended_at')],
  ['a suspension by a moderator', suspend('suspended_until')],
  [
    'the deletion of the account',
    () =>
      site.call({ method: 'DELETE', url: `/api/user/${ann.userId}`, token: ann.token, body: { password } }),
  ],
])('%s ends the link at once, and deletes the file', async (_name, end) => {
  await end()
  expect(await statusOf(url)).toBe(404)
  // Wakes the job, as each server does every ten seconds.
  await askForArchive(site, await signUp(site))
  await isFileGone()
})

test('an archive is deleted after seven days', async () => {
  const { expiresAt, madeAt } = await readArchive(site, ann)
  expect(Math.round((Date.parse(expiresAt) - Date.parse(madeAt)) / 86_400_000)).toBe(7)
  await site.database.execute(
    sql`update archives set expires_at = now() - interval '1 second' where id = ${id}`,
  )
  expect(await readArchive(site, ann)).toBeNull()
  expect(await statusOf(url)).toBe(404)
  await askForArchive(site, await signUp(site))
  await isFileGone()
})
