import { startLocalServer, type LocalServer, type Reply } from '../test-support/local-server'
import { aBucket } from '../testing/entities'
import { apiFor } from './api-for'
import { configureApi } from './client'

const api = apiFor('buckets/1.0.0')
const created: Reply = { status: 201, body: aBucket() }
let server: LocalServer
let names = 0

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())

const newBucket = () => ({ name: `Bucket ${(names += 1)}` })
const keysSeen = () => server.requests.map(({ headers }) => headers['idempotency-key'])
const lost = (call: Promise<unknown>) => expect(call).rejects.toThrow()

test('what makes something goes out under a key of its own', async () => {
  server.respondWith(() => created)
  await api.buckets.create(newBucket())
  await api.buckets.create(newBucket())
  await api.kicks.create({ name: 'A', pictures: 'p', category: 'Chill', continent: 'Asia' })
  await api.comments.create('k1', { text: 'A' })
  expect(new Set(keysSeen()).size).toBe(4)
  for (const key of keysSeen()) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('making the same again on purpose is another call', async () => {
  server.respondWith(() => created)
  const bucket = newBucket()
  await api.buckets.create(bucket)
  await api.buckets.create(bucket)
  expect(new Set(keysSeen()).size).toBe(2)
})

test.each([500, 502, 503])('after a %i the same call is the same try', async (status) => {
  const bucket = newBucket()
  server.respondWith(() => ({ status, body: { message: 'Later.' } }))
  await lost(api.buckets.create(bucket))
  const [first] = keysSeen()
  server.respondWith(() => created)
  await api.buckets.create(bucket)
  expect(keysSeen()).toEqual([first])
})

test('an answer that was lost on the way is asked for again, once it is done no more', async () => {
  const bucket = newBucket()
  server.respondWith(() => ({ status: 200, body: '<h1>Sign in to this hotel</h1>', type: 'text/html' }))
  await lost(api.buckets.create(bucket))
  const [first] = keysSeen()
  server.respondWith(() => created)
  await api.buckets.create(bucket)
  await api.buckets.create(bucket)
  expect(keysSeen()[0]).toBe(first)
  expect(keysSeen()[1]).not.toBe(first)
})

test('two clicks at once are one try', async () => {
  server.respondWith(() => created)
  const bucket = newBucket()
  await Promise.all([api.buckets.create(bucket), api.buckets.create(bucket)])
  expect(keysSeen()).toHaveLength(2)
  expect(new Set(keysSeen()).size).toBe(1)
})

test('what was changed after a failure is another call', async () => {
  server.respondWith(() => ({ status: 503, body: {} }))
  await lost(api.buckets.create(newBucket()))
  await lost(api.buckets.create(newBucket()))
  expect(new Set(keysSeen()).size).toBe(2)
})

test('what was refused was not done: the next try is another call', async () => {
  const bucket = newBucket()
  server.respondWith(() => ({ status: 400, body: { message: 'Title is missing.' } }))
  await lost(api.buckets.create(bucket))
  await lost(api.buckets.create(bucket))
  expect(new Set(keysSeen()).size).toBe(2)
})

test('no key is on signing in, on uploads, nor on what makes nothing', async () => {
  server.respondWith(() => ({ status: 200, body: { authToken: 't', secure_url: 'u' } }))
  await api.auth.login({ email: 'a@example.org', password: 'secret', rememberMe: true })
  await api.auth.logout('t')
  await api.pictures.upload(new File(['x'], 'x.png'))
  await api.buckets.update('b1', newBucket())
  await api.buckets.list()
  expect(new Set(keysSeen())).toEqual(new Set([undefined]))
})

test('a change says which version it starts from, if it is told', async () => {
  server.respondWith(() => created)
  const bucket = aBucket()
  await api.buckets.update(bucket._id, newBucket(), { ifMatch: bucket.updatedAt })
  await api.comments.update('c1', { text: 'A' }, { ifMatch: bucket.updatedAt })
  await api.kicks.update('k1', { name: 'A', pictures: 'p', category: 'Chill' })
  const tag = `"${bucket.updatedAt}"`
  expect(server.requests.map(({ headers }) => headers['if-match'])).toEqual([tag, tag, undefined])
})
