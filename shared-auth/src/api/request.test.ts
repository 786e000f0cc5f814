import { startLocalServer, type LocalServer } from '../test-support/local-server'
import { aBucket, aPlace, aUser } from '../testing/entities'
import { tokenStorage } from '../storage'
import { authCalls } from '../auth-calls'
import { configureApi } from './client'
import { requestAs } from './request'
import { uploadPicture } from './upload-picture'

const request = requestAs('shell/1.0.0')
const auth = authCalls(request)
const bucket = { name: 'Rail', description: 'Every capital', picture: null }
const kick = {
  name: 'Tea',
  description: '',
  pictures: '/media/tea/1280.webp',
  continent: 'Asia',
  category: 'Chill',
} as const
const added = { bucketId: 'b1', kickId: 'k1' }
const removed = { journalId: 'j1', storyId: 's1' }
const comment = { text: 'Green.' }
const profile = {
  userName: 'A',
  email: 'a@example.org',
  profilePicture: null,
  way: 'To Enjoy',
  tagline: 'B',
} as const
const journal = { title: 'Rails', description: '', bucketId: null, visibility: 'Private' } as const
const story = { title: 'Danube', content: 'At six', pictures: '/media/d/1280.webp', kickId: null }
const newStory = { ...story, journalId: 'j1' }
const credentials = { email: 'a@example.org', password: 'secret', rememberMe: false }
const passwordReset = { token: 't1', password: 'secret' }
const person = { userName: 'A', password: 'secret', email: 'a@example.org', tagline: 'B' }
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())

// @spec S3.3 S7.4 S7.5 S7.6 S7.7 S7.9 S7.10 S7.11 S7.12 S7.13 S7.14 S7.15 S7.16 S7.17 S7.18 S7.19 S7.20
// @spec S7.22 S7.23 S7.24 S7.25 S7.26 S7.29 S7.30
test.each<[string, () => Promise<unknown>, object | null]>([
  ['POST /auth/login', () => auth.login(credentials), credentials],
  ['POST /auth/signup', () => auth.signup(person), person],
  ['GET /auth/verify', () => auth.verify('t1'), null],
  ['POST /auth/logout', () => auth.logout('t1'), null],
  [
    'POST /auth/forgot-password',
    () => request('post', '/auth/forgot-password', { body: { email: 'a@example.org' }, token: null }),
    { email: 'a@example.org' },
  ],
  ['POST /auth/reset-password', () => auth.resetPassword(passwordReset), passwordReset],
  ['GET /api/bucket', () => request('get', '/api/bucket', {}), null],
  [
    'GET /api/bucket?limit=2&cursor=c',
    () => request('get', '/api/bucket', { query: { limit: 2, cursor: 'c' } }),
    null,
  ],
  ['POST /api/bucket', () => request('post', '/api/bucket', { body: bucket }), bucket],
  [
    'GET /api/bucket/b1',
    () => request('get', '/api/bucket/{bucketId}', { params: { bucketId: 'b1' } }),
    null,
  ],
  [
    'PUT /api/bucket/b1',
    () => request('put', '/api/bucket/{bucketId}', { params: { bucketId: 'b1' }, body: bucket }),
    bucket,
  ],
  [
    'DELETE /api/bucket/b1',
    () => request('delete', '/api/bucket/{bucketId}', { params: { bucketId: 'b1' } }),
    null,
  ],
  [
    'PUT /api/bucket/b1/add',
    () => request('put', '/api/bucket/{bucketId}/add', { params: { bucketId: 'b1' }, body: added }),
    added,
  ],
  [
    'PUT /api/bucket/b1/remove/kick',
    () => request('put', '/api/bucket/{bucketId}/remove/kick', { params: { bucketId: 'b1' }, body: added }),
    added,
  ],
  ['GET /api/journal/public', () => request('get', '/api/journal/public', {}), null],
  [
    'GET /api/journal/public?createdBy=u1&limit=2&cursor=j1',
    () => request('get', '/api/journal/public', { query: { createdBy: 'u1', limit: 2, cursor: 'j1' } }),
    null,
  ],
  ['GET /api/journal/private', () => request('get', '/api/journal/private', {}), null],
  ['POST /api/journal', () => request('post', '/api/journal', { body: journal }), journal],
  [
    'GET /api/journal/j1',
    () => request('get', '/api/journal/{journalId}', { params: { journalId: 'j1' } }),
    null,
  ],
  [
    'PUT /api/journal/j1',
    () => request('put', '/api/journal/{journalId}', { params: { journalId: 'j1' }, body: journal }),
    journal,
  ],
  [
    'DELETE /api/journal/j1',
    () => request('delete', '/api/journal/{journalId}', { params: { journalId: 'j1' } }),
    null,
  ],
  [
    'PUT /api/journal/j1/remove/story',
    () =>
      request('put', '/api/journal/{journalId}/remove/story', { params: { journalId: 'j1' }, body: removed }),
    removed,
  ],
  [
    'POST /api/story/j1',
    () => request('post', '/api/story/{id}', { params: { id: 'j1' }, body: newStory }),
    newStory,
  ],
  [
    'PUT /api/story/s1',
    () => request('put', '/api/story/{id}', { params: { id: 's1' }, body: story }),
    story,
  ],
  ['GET /api/kick', () => request('get', '/api/kick', {}), null],
  [
    'GET /api/kick?continent=Asia&category=Chill&q=tea&createdBy=u1&limit=2&cursor=c',
    () =>
      request('get', '/api/kick', {
        query: {
          continent: 'Asia',
          category: 'Chill',
          q: 'tea',
          createdBy: 'u1',
          limit: 2,
          cursor: 'c',
        },
      }),
    null,
  ],
  ['GET /api/kick?limit=2', () => request.page('/api/kick', { query: { limit: 2 } }), null],
  [
    'GET /api/kick?limit=3',
    () =>
      request
        .query(['kicks'], '/api/kick', { query: { limit: 3 } })
        .queryFn({ signal: new AbortController().signal }),
    null,
  ],
  ['POST /api/kick', () => request('post', '/api/kick', { body: kick }), kick],
  ['GET /api/kick/k1', () => request('get', '/api/kick/{kickId}', { params: { kickId: 'k1' } }), null],
  [
    'PUT /api/kick/k1',
    () => request('put', '/api/kick/{kickId}', { params: { kickId: 'k1' }, body: kick }),
    kick,
  ],
  ['DELETE /api/kick/k1', () => request('delete', '/api/kick/{kickId}', { params: { kickId: 'k1' } }), null],
  [
    'PUT /api/kick/k1/like',
    () => request('put', '/api/kick/{kickId}/like', { params: { kickId: 'k1' } }),
    null,
  ],
  [
    'DELETE /api/kick/k1/like',
    () => request('delete', '/api/kick/{kickId}/like', { params: { kickId: 'k1' } }),
    null,
  ],
  [
    'PUT /api/kick/k1/favourite',
    () => request('put', '/api/kick/{kickId}/favourite', { params: { kickId: 'k1' } }),
    null,
  ],
  [
    'DELETE /api/kick/k1/favourite',
    () => request('delete', '/api/kick/{kickId}/favourite', { params: { kickId: 'k1' } }),
    null,
  ],
  [
    'GET /api/kick/k1/comments?limit=2&cursor=c',
    () =>
      request('get', '/api/kick/{kickId}/comments', {
        params: { kickId: 'k1' },
        query: { limit: 2, cursor: 'c' },
      }),
    null,
  ],
  [
    'GET /api/kick/k1/comments',
    () => request.page('/api/kick/{kickId}/comments', { params: { kickId: 'k1' } }),
    null,
  ],
  [
    'POST /api/kick/k1/comments',
    () => request('post', '/api/kick/{kickId}/comments', { params: { kickId: 'k1' }, body: comment }),
    comment,
  ],
  [
    'PUT /api/comment/c1',
    () => request('put', '/api/comment/{commentId}', { params: { commentId: 'c1' }, body: comment }),
    comment,
  ],
  [
    'DELETE /api/comment/c1',
    () => request('delete', '/api/comment/{commentId}', { params: { commentId: 'c1' } }),
    null,
  ],
  ['GET /api/user/u1', () => request('get', '/api/user/{userId}', { params: { userId: 'u1' } }), null],
  [
    'PUT /api/user/u1',
    () => request('put', '/api/user/{userId}', { params: { userId: 'u1' }, body: profile }),
    profile,
  ],
  [
    'DELETE /api/user/u1',
    () => request('delete', '/api/user/{userId}', { params: { userId: 'u1' }, body: { password: 'secret' } }),
    { password: 'secret' },
  ],
])('%s', async (expected, call, body) => {
  server.respondWith(() => ({ status: 200, body: {} }))
  await call()
  expect(server.requests.map(({ call }) => call)).toEqual([expected])
  expect(server.requests[0]?.body).toBe(body ? JSON.stringify(body) : '')
})

describe('the token of the session', () => {
  beforeEach(() => {
    tokenStorage.write('t1')
    server.respondWith(() => ({ status: 200, body: {} }))
  })
  afterEach(() => tokenStorage.clear())
  const sent = () => server.requests[0]?.headers.authorization

  // @spec S7.28
  test('is not sent with token: null, as for the list of Public Journals', async () => {
    await request('get', '/api/journal/public', { token: null })
    expect(sent()).toBeUndefined()
  })

  // @spec S7.27
  test('is sent when a single Journal is read, so that its creator can read a Private one', async () => {
    await request('get', '/api/journal/{journalId}', { params: { journalId: 'j1' } })
    expect(sent()).toBe('Bearer t1')
  })

  // @spec S7.27
  test('is not sent with a single Journal when nobody is signed in', async () => {
    tokenStorage.clear()
    await request('get', '/api/journal/{journalId}', { params: { journalId: 'j1' } })
    expect(sent()).toBeUndefined()
  })
})

const bounds = { south: -1, west: 170, north: 1, east: -170 }

test.each<[string, () => Promise<unknown>]>([
  ['/api/places?q=S%C3%A3o+Paulo', () => request('get', '/api/places', { query: { q: 'São Paulo' } })],
  ['/api/places?q=Graz&limit=3', () => request('get', '/api/places', { query: { q: 'Graz', limit: 3 } })],
  [
    '/api/places/nearest?lat=-17&lng=179.5',
    () => request('get', '/api/places/nearest', { query: { lat: -17, lng: 179.5 } }),
  ],
  [
    '/api/places/around?south=-1&west=170&north=1&east=-170',
    () => request('get', '/api/places/around', { query: bounds }),
  ],
])('encodes the query and returns the response: GET %s', async (url, call) => {
  server.respondWith(() => ({ status: 200, body: [aPlace()] }))
  expect(await call()).toEqual([aPlace()])
  expect(server.requests.at(-1)?.call).toBe(`GET ${url}`)
})

test('ids are encoded in the path', async () => {
  server.respondWith(() => ({ status: 200, body: {} }))
  await request('get', '/api/bucket/{bucketId}', { params: { bucketId: '../../auth/verify?x' } })
  expect(server.requests[0]?.call).toBe('GET /api/bucket/..%2F..%2Fauth%2Fverify%3Fx')
})

test('calls return the body of the response', async () => {
  server.respondWith(({ call }) => ({ status: 200, body: call.includes('bucket') ? [aBucket()] : aUser() }))
  expect(await request('get', '/api/bucket', {})).toEqual([aBucket()])
  expect(await auth.verify('t1')).toEqual(aUser())
})

test('delete calls return nothing', async () => {
  server.respondWith(() => ({ status: 204 }))
  await expect(
    request('delete', '/api/bucket/{bucketId}', { params: { bucketId: 'b1' } }),
  ).resolves.toBeFalsy()
})

describe('uploadPicture', () => {
  const file = new File(['x'.repeat(200_000)], 'alps.png', { type: 'image/png' })
  beforeEach(() => server.respondWith(() => ({ status: 201, body: { secure_url: '/media/alps/1280.webp' } })))

  // @spec S7.21
  test('sends the file as the field pictures and returns its URL', async () => {
    expect(await uploadPicture(request, file)).toBe('/media/alps/1280.webp')
    expect(server.requests[0]?.call).toBe('POST /api/upload')
    expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.requests[0]?.body).toContain('name="pictures"; filename="alps.png"')
  })

  test('reports progress from 0 to 1', async () => {
    const { send } = XMLHttpRequest.prototype
    // jsdom reports no progress of a form.
    const counted = { lengthComputable: true, loaded: 50_000, total: 200_000 }
    const sending = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
      body,
    ) {
      send.call(this, body)
      this.upload.dispatchEvent(new ProgressEvent('progress', counted))
    })
    const onProgress = jest.fn()
    await uploadPicture(request, file, { onProgress })
    expect(onProgress).toHaveBeenCalledWith(0.25)
    sending.mockRestore()
  })

  test('can be aborted', async () => {
    server.respondWith(() => 'no response')
    const stop = new AbortController()
    const upload = uploadPicture(request, file, { signal: stop.signal })
    stop.abort()
    await expect(upload).rejects.toBe(stop.signal.reason)
  })
})
