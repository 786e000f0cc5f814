import { newId } from '@bucketeer/host/server'
import { addKick } from '../../../test/content'
import { signUp, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { kickLikes, users } from '../../database/schema'

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
  kickId = (await addKick(site, mira)).id
})
afterAll(() => site.close())

const send = (method: 'PUT' | 'DELETE', token: string | undefined, id = kickId) =>
  site.call({ method, url: `/api/kick/${id}/like`, token })
const like = ({ token }: SignedIn) => send('PUT', token)
const unlike = ({ token }: SignedIn) => send('DELETE', token)
const shown = async ({ token }: SignedIn) =>
  (await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token })).body

test.each(['PUT', 'DELETE'] as const)('%s needs a login', async (method) => {
  expect((await send(method, undefined)).status).toBe(401)
})

test.each([newId(), 'x'])('returns 404 for the unknown Kick %s', async (id) => {
  expect((await send('PUT', mira.token, id)).status).toBe(404)
  expect((await send('DELETE', mira.token, id)).status).toBe(404)
})

// @spec S2.98
test('counts each user’s like once and removes it', async () => {
  expect(await like(otto)).toMatchObject({ status: 200, body: { likes: 1, liked: true } })
  expect((await like(otto)).body).toEqual({ likes: 1, liked: true })
  expect((await like(mira)).body).toEqual({ likes: 2, liked: true })
  expect(await shown(otto)).toMatchObject({ likes: 2, liked: true })
  expect((await unlike(otto)).body).toEqual({ likes: 1, liked: false })
  expect((await unlike(otto)).body).toEqual({ likes: 1, liked: false })
  expect(await shown(otto)).toMatchObject({ likes: 1, liked: false })
})

test('a like does not change updatedAt of the Kick', async () => {
  const { updatedAt } = Object(await shown(mira))
  await like(otto)
  expect(await shown(mira)).toMatchObject({ updatedAt })
})

test('counts fifty concurrent likes once each', async () => {
  const people = Array.from({ length: 25 }, () => newId())
  await site.database
    .insert(users)
    .values(
      people.map((id) => ({ id, email: id, emailKey: id, userName: id, tagline: '', passwordHash: '' })),
    )
  const likes = people.map((userId) => ({ kickId, userId }))
  const clicks = [...likes, ...likes].map((click) =>
    site.database.insert(kickLikes).values(click).onConflictDoNothing(),
  )
  await Promise.all([...clicks, ...Array.from({ length: 50 }, () => like(otto))])
  expect(await shown(mira)).toMatchObject({ likes: 26 })
})

test('concurrent likes and removals end with the right count', async () => {
  await Promise.all(
    Array.from({ length: 25 }, () => [like(otto), unlike(otto), like(mira), unlike(mira)]).flat(),
  )
  const { rows } = await site.database.$client.query(
    'select count(*)::int as likes from kick_likes where kick_id = $1',
    [kickId],
  )
  expect(await shown(mira)).toMatchObject(rows[0])
})

test('deleting an account deletes its likes', async () => {
  const lea = await signUp(site)
  await like(lea)
  await like(otto)
  await site.database.$client.query('delete from users where id = $1', [lea.userId])
  expect(await shown(mira)).toMatchObject({ likes: 1 })
})
