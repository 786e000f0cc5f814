import { startLocalServer, type LocalServer } from '../../test-support/local-server'
import { aBucket, aUser } from '../../testing/entities'
import { tokenStorage } from '../../storage'
import { apiFor } from '../api-for'
import { configureApi } from '../client'

const api = apiFor('shell/1.0.0')
const bucket = { name: 'Rail', description: 'Every capital', picture: null }
const kick = {
  name: 'Tea',
  description: '',
  pictures: '/media/tea/1280.webp',
  continent: 'Asia',
  category: 'Chill',
} as const
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
  ['POST /auth/login', () => api.auth.login(credentials), credentials],
  ['POST /auth/signup', () => api.auth.signup(person), person],
  ['GET /auth/verify', () => api.auth.verify('t1'), null],
  ['POST /auth/logout', () => api.auth.logout('t1'), null],
  ['POST /auth/forgot-password', () => api.auth.forgotPassword('a@example.org'), { email: 'a@example.org' }],
  ['POST /auth/reset-password', () => api.auth.resetPassword(passwordReset), passwordReset],
  ['GET /api/bucket', () => api.buckets.list(), null],
  ['GET /api/bucket?limit=2&cursor=c', () => api.buckets.list({ limit: 2, cursor: 'c' }), null],
  ['POST /api/bucket', () => api.buckets.create(bucket), bucket],
  ['GET /api/bucket/b1', () => api.buckets.read('b1'), null],
  ['PUT /api/bucket/b1', () => api.buckets.update('b1', bucket), bucket],
  ['DELETE /api/bucket/b1', () => api.buckets.delete('b1'), null],
  ['PUT /api/bucket/b1/add', () => api.buckets.addKick('b1', 'k1'), { bucketId: 'b1', kickId: 'k1' }],
  [
    'PUT /api/bucket/b1/remove/kick',
    () => api.buckets.removeKick('b1', 'k1'),
    { bucketId: 'b1', kickId: 'k1' },
  ],
  ['GET /api/journal/public', () => api.journals.listPublic(), null],
  [
    'GET /api/journal/public?createdBy=u1&limit=2&cursor=j1',
    () => api.journals.listPublic({ createdBy: 'u1', limit: 2, cursor: 'j1' }),
    null,
  ],
  ['GET /api/journal/private', () => api.journals.listPrivate(), null],
  ['POST /api/journal', () => api.journals.create(journal), journal],
  ['GET /api/journal/j1', () => api.journals.read('j1'), null],
  ['PUT /api/journal/j1', () => api.journals.update('j1', journal), journal],
  ['DELETE /api/journal/j1', () => api.journals.delete('j1'), null],
  [
    'PUT /api/journal/j1/remove/story',
    () => api.journals.removeStory('j1', 's1'),
    { journalId: 'j1', storyId: 's1' },
  ],
  ['POST /api/story/j1', () => api.stories.create('j1', story), { ...story, journalId: 'j1' }],
  ['PUT /api/story/s1', () => api.stories.update('s1', story), story],
  ['GET /api/kick', () => api.kicks.list(), null],
  [
    'GET /api/kick?continent=Asia&category=Chill&q=tea&createdBy=u1&limit=2&cursor=c',
    () =>
      api.kicks.list({
        continent: 'Asia',
        category: 'Chill',
        q: 'tea',
        createdBy: 'u1',
        limit: 2,
        cursor: 'c',
      }),
    null,
  ],
  ['GET /api/kick?limit=2', () => api.kicks.page({ limit: 2 }), null],
  ['POST /api/kick', () => api.kicks.create(kick), kick],
  ['GET /api/kick/k1', () => api.kicks.read('k1'), null],
  ['PUT /api/kick/k1', () => api.kicks.update('k1', kick), kick],
  ['DELETE /api/kick/k1', () => api.kicks.delete('k1'), null],
  ['PUT /api/kick/k1/like', () => api.kicks.like('k1'), null],
  ['DELETE /api/kick/k1/like', () => api.kicks.unlike('k1'), null],
  ['PUT /api/kick/k1/favourite', () => api.kicks.favour('k1'), null],
  ['DELETE /api/kick/k1/favourite', () => api.kicks.unfavour('k1'), null],
  [
    'GET /api/kick/k1/comments?limit=2&cursor=c',
    () => api.comments.list('k1', { limit: 2, cursor: 'c' }),
    null,
  ],
  ['GET /api/kick/k1/comments', () => api.comments.page('k1'), null],
  ['POST /api/kick/k1/comments', () => api.comments.create('k1', comment), comment],
  ['PUT /api/comment/c1', () => api.comments.update('c1', comment), comment],
  ['DELETE /api/comment/c1', () => api.comments.delete('c1'), null],
  ['GET /api/user/u1', () => api.users.read('u1'), null],
  ['PUT /api/user/u1', () => api.users.update('u1', profile), profile],
  ['DELETE /api/user/u1', () => api.users.delete('u1', 'secret'), { password: 'secret' }],
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
  test('is never sent with the list of Public Journals', async () => {
    await api.journals.listPublic()
    expect(sent()).toBeUndefined()
  })

  // @spec S7.27
  test('is sent when a single Journal is read, so that its creator can read a Private one', async () => {
    await api.journals.read('j1')
    expect(sent()).toBe('Bearer t1')
  })

  // @spec S7.27
  test('is not sent with a single Journal when nobody is signed in', async () => {
    tokenStorage.clear()
    await api.journals.read('j1')
    expect(sent()).toBeUndefined()
  })
})

test('ids are encoded in the path', async () => {
  server.respondWith(() => ({ status: 200, body: {} }))
  await api.buckets.read('../../auth/verify?x')
  expect(server.requests[0]?.call).toBe('GET /api/bucket/..%2F..%2Fauth%2Fverify%3Fx')
})

test('calls return the body of the response', async () => {
  server.respondWith(({ call }) => ({ status: 200, body: call.includes('bucket') ? [aBucket()] : aUser() }))
  expect(await api.buckets.list()).toEqual([aBucket()])
  expect(await api.auth.verify('t1')).toEqual(aUser())
})

test('delete calls return nothing', async () => {
  server.respondWith(() => ({ status: 204 }))
  await expect(api.buckets.delete('b1')).resolves.toBeFalsy()
})

describe('pictures.upload', () => {
  const file = new File(['x'.repeat(200_000)], 'alps.png', { type: 'image/png' })
  beforeEach(() => server.respondWith(() => ({ status: 201, body: { secure_url: '/media/alps/1280.webp' } })))

  // @spec S7.21
  test('sends the file as the field pictures and returns its URL', async () => {
    expect(await api.pictures.upload(file)).toBe('/media/alps/1280.webp')
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
    await api.pictures.upload(file, { onProgress })
    expect(onProgress).toHaveBeenCalledWith(0.25)
    sending.mockRestore()
  })

  test('can be aborted', async () => {
    server.respondWith(() => 'no response')
    const stop = new AbortController()
    const upload = api.pictures.upload(file, { signal: stop.signal })
    stop.abort()
    await expect(upload).rejects.toBe(stop.signal.reason)
  })
})
