import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site)
})
beforeEach(async () => {
  kickId = (await addKick(site, otto)).id
})
afterAll(() => site.close())

const send = (method: 'PUT' | 'DELETE', token: string | undefined, id = kickId) =>
  site.call({ method, url: `/api/kick/${id}/favourite`, token })
const shown = async ({ token }: SignedIn) =>
  (await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body

test.each(['PUT', 'DELETE'] as const)('%s needs a login', async (method) => {
  expect((await send(method, undefined)).status).toBe(401)
})

test.each([newId(), 'x'])('returns 404 for the unknown Kick %s', async (id) => {
  expect((await send('PUT', mira.token, id)).status).toBe(404)
})

test('a favourite is private, idempotent and can be removed', async () => {
  expect(await send('PUT', mira.token)).toMatchObject({ status: 200, body: { favourite: true } })
  expect((await send('PUT', mira.token)).body).toEqual({ favourite: true })
  expect(await shown(mira)).toMatchObject({ favourite: true })
  expect(await shown(otto)).toMatchObject({ favourite: false })
  expect((await send('DELETE', mira.token)).body).toEqual({ favourite: false })
  expect((await send('DELETE', mira.token)).body).toEqual({ favourite: false })
  expect(await shown(mira)).toMatchObject({ favourite: false })
})

// @spec S2.78
test('the Kicks of a Bucket have the viewer’s favourite flag', async () => {
  const bucketId = await addBucket(site, mira)
  await send('PUT', mira.token)
  const body = { bucketId, kickId }
  const { token } = mira
  const added = await site.call({ method: 'PUT', url: `/api/bucket/${bucketId}/add`, token, body })
  expect(added.body).toMatchObject({ kicks: [{ _id: kickId, favourite: true, liked: false }] })
})

test('fifty concurrent requests succeed', async () => {
  const calls = Array.from({ length: 25 }, () => [send('PUT', mira.token), send('DELETE', mira.token)])
  const responses = await Promise.all(calls.flat())
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})
