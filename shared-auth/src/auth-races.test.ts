import { ApiError } from './api/api-error'
import { createAuthStore } from './auth-store'
import { controlAuthCalls } from './test-support/control-auth-calls'
import { memoryStorage } from './test-support/memory-storage'
import { aUser } from './testing/entities'

const credentials = { email: 'amelia@example.org', password: 'over the ocean', rememberMe: true }
const unauthorized = new ApiError(401, 'This session has ended.')
const amelia = aUser({ _id: 'a', userName: 'Amelia' })
const bessie = aUser({ _id: 'b', userName: 'Bessie' })

const setUp = (token: string | null = null) => {
  const storage = memoryStorage(token)
  const calls = controlAuthCalls()
  const store = createAuthStore({ storage, calls: calls.auth })
  return { storage, calls, status: store.getState, actions: store.getState() }
}

test('concurrent verifications share one request', async () => {
  const { actions, calls, status } = setUp('t1')
  const all = Promise.all([actions.verify(), actions.verify(), actions.verify()])
  await calls.verify().succeed(amelia)
  await all
  expect(calls.tokensVerified()).toEqual(['t1'])
  expect(status().user).toEqual(amelia)
})

test('sequential verifications make separate requests', async () => {
  const { actions, calls } = setUp('t1')
  void actions.verify()
  await calls.verify().succeed(amelia)
  void actions.verify()
  expect(calls.tokensVerified()).toEqual(['t1', 't1'])
})

test('a late verification of an old token does not overwrite a newer login', async () => {
  const { actions, calls, status } = setUp('old')
  const load = actions.verify()
  void actions.login(credentials)
  await calls.login().succeed({ authToken: 'new' })
  await calls.verify(1).succeed(bessie)
  await calls.verify(0).succeed(amelia)
  await load
  expect(status().user).toEqual(bessie)
  expect(calls.tokensVerified()).toEqual(['old', 'new'])
})

test('a late 401 for an old token does not end a newer session', async () => {
  const { actions, calls, storage, status } = setUp('old')
  void actions.verify()
  void actions.login(credentials)
  await calls.login().succeed({ authToken: 'new' })
  await calls.verify(0).fail(unauthorized)
  await calls.verify(1).succeed(bessie)
  expect(storage.read()).toBe('new')
  expect(status().user).toEqual(bessie)
})

test('a late verification does not undo a logout', async () => {
  const { actions, calls, status } = setUp('t1')
  const load = actions.verify()
  await actions.logout()
  await calls.verify().succeed(amelia)
  await load
  expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null })
})

test('the later of two logins wins whichever is answered first, and the other token is revoked', async () => {
  const { actions, calls, storage, status } = setUp()
  const first = expect(actions.login(credentials)).rejects.toThrow('You were logged out again.')
  const second = actions.login({ ...credentials, email: 'bessie@example.org' })
  await calls.login(1).succeed({ authToken: 'second' })
  await calls.verify().succeed(bessie)
  await calls.login(0).succeed({ authToken: 'first' })
  await Promise.all([first, second])
  expect(storage.read()).toBe('second')
  expect(status().user).toEqual(bessie)
  expect(calls.tokensRevoked()).toEqual(['first'])
})

test('a logout during a login wins', async () => {
  const { actions, calls, storage, status } = setUp()
  const login = expect(actions.login(credentials)).rejects.toThrow('You were logged out again.')
  await actions.logout()
  await calls.login().succeed({ authToken: 't1' })
  await login
  expect(storage.read()).toBeNull()
  expect(status().isLoggedIn).toBe(false)
  expect(calls.tokensRevoked()).toEqual(['t1'])
})

test('a login in another tab during a verification wins', async () => {
  const { actions, calls, storage, status } = setUp('mine')
  const load = actions.verify()
  storage.write('theirs')
  await calls.verify(0).succeed(amelia)
  expect(status().user).toBeNull()
  await calls.verify(1).succeed(bessie)
  await load
  expect(status().user).toEqual(bessie)
})
