import { waitFor } from '@testing-library/react'
import { configureApi } from './api/client'
import { requestAs } from './api/request'
import { authStore, onPersonChange, startAuth } from './auth'
import { startLocalServer, type LocalServer, type Reply } from './test-support/local-server'
import { aUser } from './testing/entities'

const amelia = aUser()
const request = requestAs('buckets/1.0.0')
const listBuckets = () => request('get', '/api/bucket', {})
const refused: Reply = { status: 401, body: { message: 'This session has ended.' } }
const welcome: Reply = { status: 200, body: amelia }

let server: LocalServer
let stop = () => {}

beforeAll(async () => {
  server = await startLocalServer()
  configureApi({ baseUrl: server.baseUrl })
})
afterAll(() => server.stop())
beforeEach(() => {
  window.localStorage.clear()
  authStore.setState(authStore.getInitialState())
})
afterEach(() => stop())

const status = authStore.getState
const calls = () => server.requests.map(({ call }) => call)

const startSignedIn = async () => {
  window.localStorage.setItem('authToken', 't1')
  server.respondWith(() => welcome)
  stop = startAuth()
  await waitFor(() => expect(status().isLoggedIn).toBe(true))
}

const inAnotherTab = (change: () => void) => {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
}

describe('startAuth', () => {
  // @spec S4.2
  test('verifies the stored token once in the name of the shell', async () => {
    await startSignedIn()
    expect(calls()).toEqual(['GET /auth/verify'])
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer t1', 'x-client': __PART__ })
    expect(status().user).toEqual(amelia)
  })

  test('makes no request without a token', () => {
    server.respondWith(() => welcome)
    stop = startAuth()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false })
    expect(calls()).toEqual([])
  })
})

describe('a call that gets 401', () => {
  test('ends the session when the token is invalid', async () => {
    await startSignedIn()
    server.respondWith(() => refused)
    await Promise.allSettled([listBuckets(), listBuckets()])
    await waitFor(() => expect(status()).toMatchObject({ isLoggedIn: false, endedBy: 'expiry' }))
    expect(window.localStorage.getItem('authToken')).toBeNull()
    expect(calls().filter((call) => call === 'GET /auth/verify')).toHaveLength(1)
  })

  test('keeps the session when the token is valid', async () => {
    await startSignedIn()
    server.respondWith(({ call }) => (call === 'GET /auth/verify' ? welcome : refused))
    await expect(listBuckets()).rejects.toThrow('This session has ended.')
    await waitFor(() => expect(calls()).toContain('GET /auth/verify'))
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false })
  })

  test('verifies nothing when it was sent with a previous token', async () => {
    await startSignedIn()
    server.respondWith(() => refused)
    const call = listBuckets()
    window.localStorage.setItem('authToken', 't2')
    await expect(call).rejects.toThrow()
    expect(calls()).toEqual(['GET /api/bucket'])
  })
})

describe('two tabs', () => {
  test('share a logout', async () => {
    await startSignedIn()
    inAnotherTab(() => window.localStorage.removeItem('authToken'))
    expect(status()).toMatchObject({ isLoggedIn: false, user: null })
  })

  test('share a login', async () => {
    server.respondWith(() => welcome)
    stop = startAuth()
    inAnotherTab(() => window.localStorage.setItem('authToken', 't1'))
    await waitFor(() => expect(status().user).toEqual(amelia))
  })

  test('share the end of the session when one clears the storage', async () => {
    await startSignedIn()
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(status().isLoggedIn).toBe(false)
  })

  test('ignore changes of other keys', async () => {
    await startSignedIn()
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour' }))
    expect(calls()).toEqual(['GET /auth/verify'])
  })
})

test('a page restored from the back/forward cache verifies the session', async () => {
  await startSignedIn()
  window.localStorage.removeItem('authToken')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(status().isLoggedIn).toBe(false)
})

test('a failed verification is repeated when the network returns', async () => {
  window.localStorage.setItem('authToken', 't1')
  server.respondWith(() => ({ status: 503 }))
  stop = startAuth()
  await waitFor(() => expect(status().verifyError).not.toBeNull())
  server.respondWith(() => welcome)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(status().isLoggedIn).toBe(true))
})

describe('a log-out that does not reach the server', () => {
  const broken: Reply = { status: 503 }
  const logouts = () =>
    server.requests
      .filter(({ call }) => call === 'POST /auth/logout')
      .map(({ headers }) => headers.authorization)
  const logOutOffline = async () => {
    await startSignedIn()
    server.respondWith(() => broken)
    await status().logout()
    await waitFor(() => expect(logouts()).toHaveLength(1))
  }

  test('ends the session on the server when the network returns', async () => {
    await logOutOffline()
    expect(status().isLoggedIn).toBe(false)
    server.respondWith(() => ({ status: 204 }))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(logouts()).toEqual(['Bearer t1']))
    await waitFor(() => expect(JSON.stringify(window.localStorage)).not.toContain('t1'))
    expect(status().isLoggedIn).toBe(false)
  })

  test('ends the session on the server at the next start, and logs nobody in', async () => {
    await logOutOffline()
    stop()
    server.respondWith(() => ({ status: 204 }))
    stop = startAuth()
    await waitFor(() => expect(logouts()).toEqual(['Bearer t1']))
    await waitFor(() => expect(JSON.stringify(window.localStorage)).not.toContain('t1'))
    expect(calls()).toEqual(['POST /auth/logout'])
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null })
  })
})

test('startAuth reacts to nothing after it is stopped', async () => {
  await startSignedIn()
  stop()
  inAnotherTab(() => window.localStorage.removeItem('authToken'))
  expect(status().isLoggedIn).toBe(true)
})

test('onPersonChange is called when another user signs in', async () => {
  await startSignedIn()
  const shown: (string | undefined)[] = []
  const forget = onPersonChange(() => shown.push(status().user?._id))
  server.respondWith(() => ({ status: 200, body: aUser({ _id: 'b' }) }))
  inAnotherTab(() => window.localStorage.setItem('authToken', 't2'))
  await waitFor(() => expect(shown).toEqual(['b']))
  forget()
})
