import { startLocalServer, type LocalServer, type Reply } from '../test-support/local-server'
import { aBucket } from '../testing/entities'
import { authCalls } from '../auth-calls'
import type { BucketFields } from './entities'
import { configureApi } from './client'
import { requestAs } from './request'
import { uploadPicture } from './upload-picture'

const request = requestAs('buckets/1.0.0')
const create = (bucket: BucketFields) => request('post', '/api/bucket', { body: bucket })
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
const expectFailure = (call: Promise<unknown>) => expect(call).rejects.toThrow()

test('each creating call has an idempotency key of its own', async () => {
  server.respondWith(() => created)
  await create(newBucket())
  await create(newBucket())
  await request('post', '/api/kick', {
    body: { name: 'A', pictures: 'p', category: 'Chill', continent: 'Asia' },
  })
  await request('post', '/api/kick/{kickId}/comments', { params: { kickId: 'k1' }, body: { text: 'A' } })
  expect(new Set(keysSeen()).size).toBe(4)
  for (const key of keysSeen()) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('the same call after a success has a new idempotency key', async () => {
  server.respondWith(() => created)
  const bucket = newBucket()
  await create(bucket)
  await create(bucket)
  expect(new Set(keysSeen()).size).toBe(2)
})

test.each([500, 502, 503])('a retry after a %i has the same idempotency key', async (status) => {
  const bucket = newBucket()
  server.respondWith(() => ({ status, body: { message: 'Later.' } }))
  await expectFailure(create(bucket))
  const [first] = keysSeen()
  server.respondWith(() => created)
  await create(bucket)
  expect(keysSeen()).toEqual([first])
})

test('a retry after an unreadable response has the same idempotency key, until it succeeds', async () => {
  const bucket = newBucket()
  server.respondWith(() => ({ status: 200, body: '<h1>Sign in to this hotel</h1>', type: 'text/html' }))
  await expectFailure(create(bucket))
  const [first] = keysSeen()
  server.respondWith(() => created)
  await create(bucket)
  await create(bucket)
  expect(keysSeen()[0]).toBe(first)
  expect(keysSeen()[1]).not.toBe(first)
})

test('concurrent calls with the same content have the same idempotency key', async () => {
  server.respondWith(() => created)
  const bucket = newBucket()
  await Promise.all([create(bucket), create(bucket)])
  expect(keysSeen()).toHaveLength(2)
  expect(new Set(keysSeen()).size).toBe(1)
})

describe('after a reload', () => {
  /** Loads the modules anew, as a reload of the page does. */
  const reload = async () => {
    jest.resetModules()
    const client = await import('./client')
    client.configureApi({ baseUrl: server.baseUrl })
    return (await import('./request')).requestAs('buckets/1.0.0')
  }
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    window.localStorage.clear()
  })

  test('a retry after a lost response has the same idempotency key, and a changed text a new one', async () => {
    const bucket = newBucket()
    server.respondWith(() => ({ status: 502, body: '', type: 'text/html' }))
    await expectFailure(create(bucket))
    const [first] = keysSeen()
    const reloaded = await reload()
    server.respondWith(() => created)
    await reloaded('post', '/api/bucket', { body: newBucket() })
    await reloaded('post', '/api/bucket', { body: bucket })
    expect(keysSeen()[1]).toBe(first)
    expect(keysSeen()[0]).not.toBe(first)
  })

  test('a call with a known outcome leaves nothing in local storage', async () => {
    server.respondWith(() => created)
    await create(newBucket())
    server.respondWith(() => ({ status: 400, body: { message: 'Title is missing.' } }))
    await expectFailure(create(newBucket()))
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  test('a retry a day later has a new idempotency key', async () => {
    const bucket = newBucket()
    server.respondWith(() => ({ status: 503, body: {} }))
    await expectFailure(create(bucket))
    const [first] = keysSeen()
    jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, advanceTimers: true })
    server.respondWith(() => created)
    await create(bucket)
    expect(keysSeen()).not.toEqual([first])
  })

  test('a call with a password leaves nothing in local storage', async () => {
    server.respondWith(() => ({ status: 503, body: {} }))
    const body = { token: 'token', password: 'open sesame' }
    await expectFailure(request('post', '/auth/reset-password', { body }))
    expect(keysSeen()).toEqual([expect.any(String)])
    expect(Object.keys(window.localStorage)).toEqual([])
  })

  test('a double click has one idempotency key where the browser blocks storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Blocked')
    })
    server.respondWith(() => created)
    const bucket = newBucket()
    await Promise.all([create(bucket), create(bucket)])
    expect(new Set(keysSeen()).size).toBe(1)
  })
})

test('a retry with changed content has a new idempotency key', async () => {
  server.respondWith(() => ({ status: 503, body: {} }))
  await expectFailure(create(newBucket()))
  await expectFailure(create(newBucket()))
  expect(new Set(keysSeen()).size).toBe(2)
})

test('a retry after a refusal has a new idempotency key', async () => {
  const bucket = newBucket()
  server.respondWith(() => ({ status: 400, body: { message: 'Title is missing.' } }))
  await expectFailure(create(bucket))
  await expectFailure(create(bucket))
  expect(new Set(keysSeen()).size).toBe(2)
})

test('login, uploads and calls that create nothing have no idempotency key', async () => {
  server.respondWith(() => ({ status: 200, body: { authToken: 't', secure_url: 'u' } }))
  const { login, logout } = authCalls(request)
  await login({ email: 'a@example.org', password: 'secret', rememberMe: true })
  await logout('t')
  await uploadPicture(request, new File(['x'], 'x.png'))
  await request('put', '/api/bucket/{bucketId}', { params: { bucketId: 'b1' }, body: newBucket() })
  await request('get', '/api/bucket', {})
  expect(new Set(keysSeen())).toEqual(new Set([undefined]))
})

test('update calls send ifMatch as the If-Match header', async () => {
  server.respondWith(() => created)
  const bucket = aBucket()
  const ifMatch = bucket.updatedAt
  const params = { bucketId: bucket._id }
  await request('put', '/api/bucket/{bucketId}', { params, body: newBucket(), ifMatch })
  await request('put', '/api/comment/{commentId}', {
    params: { commentId: 'c1' },
    body: { text: 'A' },
    ifMatch,
  })
  await request('put', '/api/kick/{kickId}', {
    params: { kickId: 'k1' },
    body: { name: 'A', pictures: 'p', category: 'Chill' },
  })
  const tag = `"${bucket.updatedAt}"`
  expect(server.requests.map(({ headers }) => headers['if-match'])).toEqual([tag, tag, undefined])
})
