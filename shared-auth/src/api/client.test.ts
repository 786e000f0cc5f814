import { startLocalServer, type LocalServer } from '../test-support/local-server'
import { tokenStorage } from '../storage'
import { ApiError } from './api-error'
import { configureApi, onTokenRejection, send } from './client'
import { authCalls } from '../auth-calls'
import { requestAs } from './request'

const request = requestAs('buckets')
const listBuckets = () => request('get', '/api/bucket', {})
const auth = authCalls(request)
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())
beforeEach(() => {
  tokenStorage.clear()
  server.respondWith(() => ({ status: 200, body: [] }))
})

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )

// jsdom keeps the timer of an aborted call until its timeout.
const shortCall = { part: 'shell/1.0.0', method: 'get', url: '/api/bucket', timeout: 500 } as const

// jsdom logs failed connections.
const expectConsoleErrors = () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockClear()
}

describe('a request', () => {
  test('names the calling part', async () => {
    await listBuckets()
    expect(server.requests[0]?.headers['x-client']).toBe('buckets')
  })

  test('names the version of the calling part that the page runs', async () => {
    configureApi({
      baseUrl: server.baseUrl,
      versionOf: (part) => (part === 'buckets' ? '1.3.0-s00000001' : undefined),
    })
    await listBuckets()
    await requestAs('kicks')('get', '/api/bucket', {})
    configureApi({ baseUrl: server.baseUrl })
    expect(server.requests.map(({ headers }) => headers['x-client'])).toEqual([
      'buckets/1.3.0-s00000001',
      'kicks',
    ])
  })

  // @spec S7.2
  test('carries the token of the session', async () => {
    tokenStorage.write('t1')
    await listBuckets()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t1')
  })

  test('has no Authorization header when nobody is signed in', async () => {
    await listBuckets()
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('has no Authorization header on login and signup, even with a token', async () => {
    tokenStorage.write('t1')
    server.respondWith(() => ({ status: 200, body: { authToken: 't2' } }))
    await auth.login({ email: 'a@example.org', password: 'secret', rememberMe: true })
    await auth.signup({ email: 'a@example.org', password: 'secret', userName: 'A', tagline: 'B' })
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })

  test('carries the device cookie only on login, signup and password reset', async () => {
    server.respondWith(() => ({
      status: 200,
      body: { authToken: 't' },
      cookie: 'device=1; Path=/; HttpOnly',
    }))
    await auth.login({ email: 'a@example.org', password: 'secret', rememberMe: true })
    await auth.login({ email: 'a@example.org', password: 'secret', rememberMe: true })
    await auth.signup({ email: 'a@example.org', password: 'secret', userName: 'A', tagline: 'B' })
    await auth.resetPassword({ token: 'link', password: 'secret' })
    await listBuckets()
    const sent = server.requests
      .filter(({ call }) => !call.startsWith('OPTIONS'))
      .map(({ headers }) => headers.cookie)
    expect(sent).toEqual([undefined, 'device=1', 'device=1', 'device=1', undefined])
  })
})

describe('a failed call', () => {
  // @spec S8.1
  test('rejects with the status and the message of the server', async () => {
    server.respondWith(() => ({ status: 409, body: { message: 'XYZZY' } }))
    const error = await failureOf(listBuckets())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, message: 'XYZZY' })
  })

  // @spec S8.1
  test.each([
    ['no body', 400, undefined, 'The server did not accept this.'],
    ['no message', 404, {}, 'We could not find this.'],
    ['a message that is not a string', 400, { message: { code: 7 } }, 'The server did not accept this.'],
    ['an empty message', 401, { message: ' ' }, 'You need to log in first.'],
    ['null as body', 500, 'null', 'Something went wrong on our side. Please try again in a moment.'],
    [
      'an HTML page',
      502,
      '<h1>Bad Gateway</h1>',
      'Something went wrong on our side. Please try again in a moment.',
    ],
    ['broken JSON', 503, '{"message":', 'The server is busy. Please try again in a moment.'],
  ])('rejects with a default message when the response has %s', async (_, status, body, message) => {
    server.respondWith(() => ({ status, body }))
    expect(await failureOf(listBuckets())).toMatchObject({ status, message })
  })

  test.each([
    ['40', 40],
    ['soon', undefined],
    [undefined, undefined],
  ])('has the seconds of a Retry-After header of %p', async (retryAfter, expected) => {
    server.respondWith(() => ({ status: 429, body: {}, ...(retryAfter && { retryAfter }) }))
    expect(await failureOf(listBuckets())).toMatchObject({ status: 429, retryAfter: expected })
  })

  test('has the server’s error messages of fields, and ignores malformed ones', async () => {
    const problem = { field: 'name', message: 'Give it a title.' }
    server.respondWith(() => ({ status: 400, body: { message: 'No.', problems: [problem, null, 'x'] } }))
    expect(await failureOf(listBuckets())).toMatchObject({ message: 'No.', problems: [problem] })
    server.respondWith(() => ({ status: 400, body: { message: 'No.' } }))
    expect(await failureOf(listBuckets())).toMatchObject({ problems: [] })
  })

  test('has code and values of the server’s sentences, and their English messages without a translation', async () => {
    const problem = { field: 'lines', code: 'bucket.no-wish', message: 'No line has a character.' }
    const full = { code: 'log.full', message: 'It has 9 entries.', values: { max: 9, of: 'Ada' } }
    server.respondWith(() => ({ status: 409, body: { ...full, problems: [problem] } }))
    expect(await failureOf(listBuckets())).toMatchObject({ ...full, problems: [problem] })
    server.respondWith(() => ({ status: 409, body: { message: 'No.' } }))
    expect(await failureOf(listBuckets())).toMatchObject({
      message: 'No.',
      code: undefined,
      values: undefined,
    })
  })

  describe('on a page in another language', () => {
    const translate = jest.fn(({ code, values }: { code: string; values?: object }) =>
      [code, ...Object.values(values ?? {})].join(' '),
    )
    beforeEach(() => {
      translate.mockClear()
      configureApi({ baseUrl: server.baseUrl, translate })
    })
    afterEach(() => configureApi({ baseUrl: server.baseUrl }))

    test('has the translations of its message and of those of fields', async () => {
      const full = { code: 'log.full', message: 'It has 9 entries.', values: { max: 9 } }
      const taken = { code: 'email.taken', message: 'It is taken.' }
      const problems = [
        { field: 'log', ...full },
        { field: 'email', ...taken },
        { field: 'name', message: 'Title is missing.' },
      ]
      server.respondWith(() => ({ status: 409, body: { ...full, problems } }))
      expect(await failureOf(listBuckets())).toMatchObject({
        ...full,
        message: 'log.full 9',
        problems: [
          { field: 'log', ...full, message: 'log.full 9' },
          { field: 'email', code: 'email.taken', message: 'email.taken' },
          { field: 'name', message: 'Title is missing.' },
        ],
      })
      expect(translate.mock.calls).toEqual([[full], [taken], [full]])
    })

    test('joins the translations of several problems, whose message has no code', async () => {
      const problems = [
        { field: 'email', code: 'email.none', message: 'Enter your email.' },
        { field: 'name', message: 'Title is missing.' },
      ]
      const message = 'Enter your email. Title is missing.'
      server.respondWith(() => ({ status: 400, body: { message, problems } }))
      expect(await failureOf(listBuckets())).toMatchObject({ message: 'email.none Title is missing.' })
    })

    test.each([
      ['no code', { values: { max: 9 } }],
      ['a code that is not a string', { code: 7 }],
      ['null as code', { code: null }],
      ['values that are not an object', { code: 'log.full', values: 'max' }],
      ['null as values', { code: 'log.full', values: null }],
      ['a value that is neither text nor number', { code: 'log.full', values: { max: { of: 9 } } }],
    ])('has the English message when the response has %s', async (_, sent) => {
      server.respondWith(() => ({ status: 409, body: { message: 'It has 9 entries.', ...sent } }))
      expect(await failureOf(listBuckets())).toMatchObject({
        message: 'It has 9 entries.',
        code: undefined,
        values: undefined,
      })
      expect(translate).not.toHaveBeenCalled()
    })

    test('has the translation of a default message', async () => {
      server.respondWith(() => ({ status: 404, body: {} }))
      expect(await failureOf(listBuckets())).toMatchObject({
        status: 404,
        message: 'client.status-404',
        code: 'client.status-404',
      })
      expect(translate.mock.calls).toEqual([
        [{ code: 'client.status-404', message: 'We could not find this.' }],
      ])
    })

    test('has the translation of a timeout', async () => {
      server.respondWith(() => 'no response')
      expect(await failureOf(send({ ...shortCall, timeout: 30 }))).toMatchObject({
        status: null,
        message: 'client.too-slow',
        code: 'client.too-slow',
      })
    })
  })

  test('rejects a response of 200 with an HTML page', async () => {
    server.respondWith(() => ({ status: 200, body: '<!doctype html>', type: 'text/html' }))
    expect(await failureOf(auth.verify('t1'))).toMatchObject({
      status: 200,
      message: 'The server gave an answer that we could not read. Please try again.',
    })
  })

  test('rejects without a status when the network fails', async () => {
    const forget = expectConsoleErrors()
    const gone = await startLocalServer()
    await gone.stop()
    configureApi({ baseUrl: gone.baseUrl })
    expect(await failureOf(send(shortCall))).toMatchObject({
      status: null,
      message: 'We could not reach the server. Check your connection and try again.',
    })
    configureApi({ baseUrl: server.baseUrl })
    forget()
  })

  test('rejects without a status on a timeout', async () => {
    server.respondWith(() => 'no response')
    const call = send({ ...shortCall, timeout: 30 })
    expect(await failureOf(call)).toMatchObject({
      status: null,
      message: 'The server took too long to answer. Please try again.',
    })
  })

  test('rejects with an error that holds neither token nor password', async () => {
    server.respondWith(() => ({ status: 401, body: { message: 'Wrong e-mail or password.' } }))
    const error = await failureOf(
      auth.login({ email: 'a@example.org', password: 'secret', rememberMe: true }),
    )
    expect(error).not.toHaveProperty('cause')
    expect(error).not.toHaveProperty('config')
  })
})

test('an aborted call rejects with the reason of the signal', async () => {
  server.respondWith(() => 'no response')
  const stop = new AbortController()
  const failure = failureOf(send({ ...shortCall, signal: stop.signal }))
  stop.abort()
  expect(await failure).toBe(stop.signal.reason)
  expect(await failure).toMatchObject({ name: 'AbortError' })
})

describe('a token rejection', () => {
  const rejected = jest.fn()
  let stop: () => void
  beforeEach(() => {
    rejected.mockClear()
    stop = onTokenRejection(rejected)
    tokenStorage.write('t1')
    server.respondWith(() => ({ status: 401, body: { message: 'This session has ended.' } }))
  })
  afterEach(() => stop())

  test('is reported with the token when a call of the session gets 401', async () => {
    await failureOf(listBuckets())
    expect(rejected.mock.calls).toEqual([['t1']])
  })

  test('is not reported for a 401 without a token', async () => {
    tokenStorage.clear()
    await failureOf(listBuckets())
    expect(rejected).not.toHaveBeenCalled()
  })

  test.each([
    ['login', () => auth.login({ email: 'a@example.org', password: 'wrong', rememberMe: true })],
    ['verify', () => auth.verify('t1')],
    ['logout', () => auth.logout('t1')],
  ])('is not reported for a 401 on %s', async (_, call) => {
    await failureOf(call())
    expect(rejected).not.toHaveBeenCalled()
  })

  test('is not reported for a 401 about the password of a shared link', async () => {
    const params = { key: 'k' }
    await failureOf(request('get', '/api/shared/{key}', { params, sharePassword: 'drei Böte' }))
    expect(rejected).not.toHaveBeenCalled()
    const sent = server.requests.at(-1)?.headers
    expect(sent).toMatchObject({ authorization: 'Bearer t1', 'x-share-password': 'drei%20B%C3%B6te' })
  })

  test('is not reported for a 403', async () => {
    server.respondWith(() => ({ status: 403, body: { message: 'You may not.' } }))
    await failureOf(listBuckets())
    expect(rejected).not.toHaveBeenCalled()
  })
})
