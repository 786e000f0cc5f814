import { ApiError } from './api/api-error'
import { createAuthStore } from './auth-store'
import { holdAuthCalls } from './test-support/held-calls'
import { plainStorage } from './test-support/plain-storage'
import { aUser } from './testing/entities'

const credentials = { email: 'amelia@example.org', password: 'over the ocean', rememberMe: true }
const unauthorized = new ApiError(401, 'This session has ended.')
const amelia = aUser({ _id: 'a', userName: 'Amelia' })
const bessie = aUser({ _id: 'b', userName: 'Bessie' })

const setUp = (token: string | null = null) => {
  const storage = plainStorage(token)
  const held = holdAuthCalls()
  const store = createAuthStore({ storage, api: held.api })
  return { storage, held, status: store.getState, actions: store.getState() }
}

test('verifications at the same time are one request', async () => {
  const { actions, held, status } = setUp('t1')
  const all = Promise.all([actions.verify(), actions.verify(), actions.verify()])
  await held.verify().succeed(amelia)
  await all
  expect(held.tokensVerified()).toEqual(['t1'])
  expect(status().user).toEqual(amelia)
})

test('verifications one after the other are two requests', async () => {
  const { actions, held } = setUp('t1')
  void actions.verify()
  await held.verify().succeed(amelia)
  void actions.verify()
  expect(held.tokensVerified()).toEqual(['t1', 't1'])
})

test('a slow answer about an old token does not overwrite a newer login', async () => {
  const { actions, held, status } = setUp('old')
  const load = actions.verify()
  void actions.login(credentials)
  await held.login().succeed({ authToken: 'new' })
  await held.verify(1).succeed(bessie)
  await held.verify(0).succeed(amelia)
  await load
  expect(status().user).toEqual(bessie)
  expect(held.tokensVerified()).toEqual(['old', 'new'])
})

test('a slow 401 about an old token does not end a newer session', async () => {
  const { actions, held, storage, status } = setUp('old')
  void actions.verify()
  void actions.login(credentials)
  await held.login().succeed({ authToken: 'new' })
  await held.verify(0).fail(unauthorized)
  await held.verify(1).succeed(bessie)
  expect(storage.read()).toBe('new')
  expect(status().user).toEqual(bessie)
})

test('a slow answer does not undo a logout', async () => {
  const { actions, held, status } = setUp('t1')
  const load = actions.verify()
  await actions.logout()
  await held.verify().succeed(amelia)
  await load
  expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null })
})

test('of two logins the later one counts, whichever is answered first, and the other token is revoked', async () => {
  const { actions, held, storage, status } = setUp()
  const first = expect(actions.login(credentials)).rejects.toThrow('The login did not last.')
  const second = actions.login({ ...credentials, email: 'bessie@example.org' })
  await held.login(1).succeed({ authToken: 'second' })
  await held.verify().succeed(bessie)
  await held.login(0).succeed({ authToken: 'first' })
  await Promise.all([first, second])
  expect(storage.read()).toBe('second')
  expect(status().user).toEqual(bessie)
  expect(held.tokensRevoked()).toEqual(['first'])
})

test('logging out while a login is on its way wins', async () => {
  const { actions, held, storage, status } = setUp()
  const login = expect(actions.login(credentials)).rejects.toThrow('The login did not last.')
  await actions.logout()
  await held.login().succeed({ authToken: 't1' })
  await login
  expect(storage.read()).toBeNull()
  expect(status().isLoggedIn).toBe(false)
  expect(held.tokensRevoked()).toEqual(['t1'])
})

test('a login in another tab while this one verifies is the one that counts', async () => {
  const { actions, held, storage, status } = setUp('mine')
  const load = actions.verify()
  storage.write('theirs')
  await held.verify(0).succeed(amelia)
  expect(status().user).toBeNull()
  await held.verify(1).succeed(bessie)
  await load
  expect(status().user).toEqual(bessie)
})
