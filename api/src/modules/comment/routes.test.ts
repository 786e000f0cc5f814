import { newId } from '@bucketeer/host/server'
import { addKick } from '../../../test/content'
import { signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { kicks } from '../../database/schema'

let site: TestSite
let mira: SignedIn
let otto: SignedIn
let lea: SignedIn
let kickId: string
beforeAll(async () => {
  site = await openTestSite()
  mira = await signUp(site)
  otto = await signUp(site, { userName: 'Otto' })
  lea = await signUp(site)
})
beforeEach(async () => {
  kickId = (await addKick(site, mira)).id
})
afterAll(() => site.close())

const url = (query = '') => `/api/kick/${kickId}/comments${query}`
const list = (query = '', { token } = lea) => site.call({ method: 'GET', url: url(query), token })
const write = (body: object | undefined, { token }: SignedIn = otto) =>
  site.call({ method: 'POST', url: url(), token, body })
const change = (id: string, body: object, { token }: SignedIn) =>
  site.call({ method: 'PUT', url: `/api/comment/${id}`, token, body })
const remove = (id: string, { token }: SignedIn) =>
  site.call({ method: 'DELETE', url: `/api/comment/${id}`, token })
const written = async (text = 'Take gloves.') => textAt((await write({ text })).body, '_id')
const texts = (body: unknown) => (Array.isArray(body) ? body.map(({ text }: { text: string }) => text) : [])
const count = async () =>
  Object((await site.call({ method: 'GET', url: `/api/kick/${kickId}`, token: lea.token })).body)
    .commentCount as unknown

describe.each([
  ['GET', `/api/kick/${newId()}/comments`],
  ['POST', `/api/kick/${newId()}/comments`],
  ['PUT', `/api/comment/${newId()}`],
  ['DELETE', `/api/comment/${newId()}`],
] as const)('%s %s', (method, address) => {
  test('needs a login', async () => {
    expect((await site.call({ method, url: address })).status).toBe(401)
  })

  test('returns 404 for an unknown id', async () => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { text: 'x' }
    const response = await site.call({ method, url: address, token: lea.token, body })
    expect(response).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^We could not find/) },
    })
  })
})

// @spec S1.5
test('a comment is visible to everybody and counted', async () => {
  const made = await write({ text: 'Take gloves.\n🧤' })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    _id: expect.any(String),
    kickId,
    text: 'Take gloves.\n🧤',
    createdBy: { _id: otto.userId, userName: 'Otto', profilePicture: null },
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
  expect((await list()).body).toEqual([made.body])
  expect(await count()).toBe(1)
})

// @spec S5.8
test.each([
  [undefined, 'What was sent must be a JSON object.'],
  [{}, 'Write something first.'],
  [{ text: '' }, 'Write something first.'],
  [{ text: ' \u200b\n' }, 'Write something first.'],
  [{ text: 'x'.repeat(20_001) }, 'Comment must be at most 20,000 characters long.'],
  [{ text: ['x'] }, 'Comment must be a text.'],
])('%j is refused', async (body, message) => {
  expect(await write(body)).toMatchObject({ status: 400, body: { message } })
})

test('pages contain every comment once, newest first', async () => {
  for (let number = 1; number <= 5; number += 1) await written(`No. ${number}`)
  const first = await list('?limit=2')
  expect(texts(first.body)).toEqual(['No. 5', 'No. 4'])
  const address = /^<(\S+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  expect(address).toContain(`/api/kick/${kickId}/comments?limit=2&cursor=`)
  const second = await site.call({ method: 'GET', url: address, token: lea.token })
  expect(texts(second.body)).toEqual(['No. 3', 'No. 2'])
  expect((await list('?limit=5')).headers).not.toHaveProperty('link')
  for (const query of ['?limit=0', '?limit=101', '?cursor=x']) expect((await list(query)).status).toBe(400)
})

test('only its author can change a comment', async () => {
  const id = await written()
  expect(await change(id, { text: 'Take two pairs.' }, otto)).toMatchObject({
    status: 200,
    body: { text: 'Take two pairs.', createdBy: { userName: 'Otto' } },
  })
  for (const person of [lea, mira])
    expect(await change(id, { text: 'x' }, person)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('somebody else’s') },
    })
  expect((await change(id, { text: ' ' }, otto)).status).toBe(400)
  expect(texts((await list()).body)).toEqual(['Take two pairs.'])
})

test('only its author and the creator of the Kick can delete a comment', async () => {
  const [first, second] = [await written(), await written()]
  expect(await remove(first, lea)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('or the creator of the Kick') },
  })
  expect((await remove(first, otto)).status).toBe(204)
  expect((await remove(second, mira)).status).toBe(204)
  expect((await remove(second, mira)).status).toBe(404)
  expect((await list()).body).toEqual([])
  expect(await count()).toBe(0)
})

test('fifty concurrent comments are all stored and counted', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, (_, n) => write({ text: `No. ${n}` })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await count()).toBe(50)
  await Promise.all(responses.slice(0, 20).map(({ body }) => remove(textAt(body, '_id'), mira)))
  expect(await count()).toBe(30)
})

test('a withdrawn Kick refuses new comments and keeps the others', async () => {
  await written()
  await site.database.update(kicks).set({ withdrawnAt: new Date() })
  expect(await write({ text: 'Too late' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('withdrawn') },
  })
  expect(texts((await list()).body)).toEqual(['Take gloves.'])
})

test('deleting an account deletes its comments', async () => {
  const leaving = await signUp(site)
  await write({ text: 'Bye' }, leaving)
  await site.database.$client.query('delete from users where id = $1', [leaving.userId])
  expect((await list()).body).toEqual([])
  expect(await count()).toBe(0)
})
