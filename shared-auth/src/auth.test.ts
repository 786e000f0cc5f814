import { waitFor } from '@testing-library/react'
import { apiFor } from './api/api-for'
import { configureApi } from './api/client'
import { authStore, onPersonChange, startAuth } from './auth'
import { startLocalServer, type LocalServer, type Reply } from './test-support/local-server'
import { aUser } from './testing/entities'

const amelia = aUser()
const api = apiFor('buckets/1.0.0')
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

describe('starting', () => {
  // @spec S4.2
  test('verifies the stored token, once, as the shell', async () => {
    await startSignedIn()
    expect(calls()).toEqual(['GET /auth/verify'])
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer t1', 'x-client': __PART__ })
    expect(status().user).toEqual(amelia)
  })

  test('without a token makes no request', () => {
    server.respondWith(() => welcome)
    stop = startAuth()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false })
    expect(calls()).toEqual([])
  })
})

describe('a call that gets 401', () => {
  test('ends the session when the token is worth nothing any more', async () => {
    await startSignedIn()
    server.respondWith(() => refused)
    await Promise.allSettled([api.buckets.list(), api.buckets.list()])
    await waitFor(() => expect(status()).toMatchObject({ isLoggedIn: false, endedBy: 'expiry' }))
    expect(window.localStorage.getItem('authToken')).toBeNull()
    expect(calls().filter((call) => call === 'GET /auth/verify')).toHaveLength(1)
  })

  test('ends nothing when the token verifies', async () => {
    await startSignedIn()
    server.respondWith(({ call }) => (call === 'GET /auth/verify' ? welcome : refused))
    await expect(api.buckets.list()).rejects.toThrow('This session has ended.')
    await waitFor(() => expect(calls()).toContain('GET /auth/verify'))
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false })
  })

  test('with the token of before asks nothing', async () => {
    await startSignedIn()
    server.respondWith(() => refused)
    const call = api.buckets.list()
    window.localStorage.setItem('authToken', 't2')
    await expect(call).rejects.toThrow()
    expect(calls()).toEqual(['GET /api/bucket'])
  })
})

describe('two tabs', () => {
  test('agree on a logout', async () => {
    await startSignedIn()
    inAnotherTab(() => window.localStorage.removeItem('authToken'))
    expect(status()).toMatchObject({ isLoggedIn: false, user: null })
  })

  test('agree on a login', async () => {
    server.respondWith(() => welcome)
    stop = startAuth()
    inAnotherTab(() => window.localStorage.setItem('authToken', 't1'))
    await waitFor(() => expect(status().user).toEqual(amelia))
  })

  test('agree when one clears everything', async () => {
    await startSignedIn()
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(status().isLoggedIn).toBe(false)
  })

  test('may store other things', async () => {
    await startSignedIn()
    window.dispatchEvent(new StorageEvent('storage', { key: 'colour' }))
    expect(calls()).toEqual(['GET /auth/verify'])
  })
})

test('a page that the back button brings back sees what happened meanwhile', async () => {
  await startSignedIn()
  window.localStorage.removeItem('authToken')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(status().isLoggedIn).toBe(false)
})

test('a verification that failed is made again when the network is back', async () => {
  window.localStorage.setItem('authToken', 't1')
  server.respondWith(() => ({ status: 503 }))
  stop = startAuth()
  await waitFor(() => expect(status().verifyError).not.toBeNull())
  server.respondWith(() => welcome)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(status().isLoggedIn).toBe(true))
})

test('after it is stopped it follows nothing', async () => {
  await startSignedIn()
  stop()
  inAnotherTab(() => window.localStorage.removeItem('authToken'))
  expect(status().isLoggedIn).toBe(true)
})

test('another person is announced before anybody sees them', async () => {
  await startSignedIn()
  const shown: (string | undefined)[] = []
  const forget = onPersonChange(() => shown.push(status().user?._id))
  server.respondWith(() => ({ status: 200, body: aUser({ _id: 'b' }) }))
  inAnotherTab(() => window.localStorage.setItem('authToken', 't2'))
  await waitFor(() => expect(shown).toEqual(['b']))
  forget()
})
