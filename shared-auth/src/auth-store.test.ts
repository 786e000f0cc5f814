import { ApiError } from './api/api-error'
import { createAuthStore } from './auth-store'
import { controlAuthCalls } from './test-support/control-auth-calls'
import { memoryStorage } from './test-support/memory-storage'
import { fakeApi } from './testing/fake-api'
import { aUser } from './testing/entities'

const credentials = { email: 'amelia@example.org', password: 'over the ocean', rememberMe: true }
const person = { ...credentials, userName: 'Amelia', tagline: 'Fly' }
const unauthorized = new ApiError(401, 'This session has ended.')
const offline = new ApiError(null, 'We could not reach the server.')
const broken = new ApiError(503, 'The server is busy.')
const user = aUser()

const setUp = (token: string | null = null) => {
  const storage = memoryStorage(token)
  const calls = controlAuthCalls()
  const store = createAuthStore({ storage, api: calls.api })
  return { storage, calls, store, status: store.getState, actions: store.getState() }
}

const setUpSignedIn = async () => {
  const parts = setUp('t1')
  void parts.actions.verify()
  await parts.calls.verify().succeed(user)
  return parts
}

describe('when the page loads', () => {
  // @spec S3.5 S4.1
  test('it is not logged in and loading, and asks nothing by itself', () => {
    const { status, calls } = setUp('t1')
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: true, user: null, verifyError: null })
    expect(calls.tokensVerified()).toEqual([])
  })

  // @spec S4.5
  test('without a token nobody is logged in, and no request is made', async () => {
    const { actions, status, calls } = setUp()
    await actions.verify()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, endedBy: null })
    expect(calls.tokensVerified()).toEqual([])
  })

  // @spec S3.5 S4.4
  test('a token that verifies logs its person in', async () => {
    const { actions, status, calls } = setUp('t1')
    const done = actions.verify()
    expect(status().isLoading).toBe(true)
    await calls.verify().succeed(user)
    await done
    expect(calls.tokensVerified()).toEqual(['t1'])
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  // @spec S4.6
  test('a token that gets 401 is removed, silently', async () => {
    const { actions, status, calls, storage } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(unauthorized)
    expect(storage.read()).toBeNull()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, verifyError: null })
    expect(status().endedBy).toBe('expiry')
  })

  // @spec S4.6
  test.each([
    ['no network', offline],
    ['a failing server', broken],
  ])('%s keeps the token, and says what is wrong', async (_, error) => {
    const { actions, status, calls, storage } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(error)
    expect(storage.read()).toBe('t1')
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, verifyError: error })
  })

  test('an error of another kind is told in a sentence, too', async () => {
    const { actions, status, calls } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(new TypeError('x is not a function'))
    expect(status().verifyError?.message).toBe('We could not find out who is signed in. Please try again.')
  })

  test('verifying again heals, and the error stays until the answer comes', async () => {
    const { actions, status, calls } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(offline)
    void actions.verify()
    expect(status()).toMatchObject({ isLoading: true, verifyError: offline })
    await calls.verify().succeed(user)
    expect(status()).toMatchObject({ isLoggedIn: true, verifyError: null })
  })
})

describe('logging in', () => {
  // @spec S2.41 S4.3
  test('stores the token, verifies it, and resolves when the person is known', async () => {
    const { actions, status, calls, storage } = setUp()
    const login = actions.login(credentials)
    expect(calls.login().argument).toEqual(credentials)
    await calls.login().succeed({ authToken: 't1' })
    expect(storage.read()).toBe('t1')
    await calls.verify().succeed(user)
    await login
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  test('that fails leaves everything as it was', async () => {
    const { actions, status, calls, storage } = await setUpSignedIn()
    const login = expect(actions.login(credentials)).rejects.toBe(unauthorized)
    await calls.login().fail(unauthorized)
    await login
    expect(storage.read()).toBe('t1')
    expect(status().isLoggedIn).toBe(true)
  })

  test('whose token cannot be verified rejects with what is wrong', async () => {
    const { actions, calls, storage } = setUp()
    const login = expect(actions.login(credentials)).rejects.toBe(offline)
    await calls.login().succeed({ authToken: 't1' })
    await calls.verify().fail(offline)
    await login
    expect(storage.read()).toBe('t1')
  })

  test('as somebody else shows that person', async () => {
    const { actions, status, calls } = await setUpSignedIn()
    const bessie = aUser({ _id: 'b', userName: 'Bessie' })
    void actions.login(credentials)
    await calls.login().succeed({ authToken: 't2' })
    await calls.verify().succeed(bessie)
    expect(status().user).toEqual(bessie)
  })
})

describe('signing up', () => {
  // @spec S2.48 S4.3
  test('stores the token and verifies it', async () => {
    const { actions, status, calls, storage } = setUp()
    const signup = actions.signup(person)
    await calls.signup().succeed({ authToken: 't1' })
    await calls.verify().succeed(user)
    await signup
    expect(storage.read()).toBe('t1')
    expect(status()).toMatchObject({ isLoggedIn: true, user })
  })

  test('succeeds with the account, even when the verification fails', async () => {
    const { actions, status, calls } = setUp()
    const signup = actions.signup(person)
    await calls.signup().succeed({ authToken: 't1' })
    await calls.verify().fail(offline)
    await expect(signup).resolves.toBeUndefined()
    expect(status().verifyError).toBe(offline)
  })

  test('rejects when there is no account', async () => {
    const taken = new ApiError(409, 'This e-mail has an account already.')
    const { actions, calls, storage } = setUp()
    const signup = expect(actions.signup(person)).rejects.toBe(taken)
    await calls.signup().fail(taken)
    await signup
    expect(storage.read()).toBeNull()
  })
})

describe('logging out', () => {
  // @spec S4.7
  test('removes the token before the server hears of it, and waits for nothing', async () => {
    const { actions, status, calls, storage } = await setUpSignedIn()
    await actions.logout()
    expect(storage.read()).toBeNull()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, endedBy: 'logout' })
    expect(calls.tokensRevoked()).toEqual(['t1'])
  })

  // @spec S4.3
  test('makes no verification, for want of a token', async () => {
    const { actions, calls } = await setUpSignedIn()
    await actions.logout()
    expect(calls.tokensVerified()).toEqual(['t1'])
  })

  test('is not undone by a server that fails', async () => {
    const { actions, status, calls } = await setUpSignedIn()
    await actions.logout()
    await calls.logout().fail(broken)
    expect(status()).toMatchObject({ isLoggedIn: false, verifyError: null })
  })

  test('without a session tells the server nothing', async () => {
    const { actions, calls } = setUp()
    await actions.logout()
    expect(calls.tokensRevoked()).toEqual([])
  })
})

describe('checking somebody who is logged in again', () => {
  test('shows no loading meanwhile, so that no form goes away', async () => {
    const { actions, status } = await setUpSignedIn()
    void actions.verify()
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  test('keeps them logged in through a lost network', async () => {
    const { actions, status, calls } = await setUpSignedIn()
    void actions.verify()
    await calls.verify().fail(offline)
    expect(status()).toMatchObject({ isLoggedIn: true, user, verifyError: null })
  })

  test('ends the session on 401', async () => {
    const { actions, status, calls, storage } = await setUpSignedIn()
    void actions.verify()
    await calls.verify().fail(unauthorized)
    expect(storage.read()).toBeNull()
    expect(status()).toMatchObject({ isLoggedIn: false, user: null, endedBy: 'expiry' })
  })
})

test('says when the session is in memory alone', async () => {
  const store = createAuthStore({
    storage: { ...memoryStorage(), isRemembered: () => false },
    api: controlAuthCalls().api,
  })
  await store.getState().verify()
  expect(store.getState().isRemembered).toBe(false)
})

describe('choosing a new password', () => {
  const reset = { token: 'link', password: 'over the sea' }
  const setUpReset = (answer: { authToken?: string }) => {
    const storage = memoryStorage('old')
    const verify = jest.fn(async (token: string) => {
      if (token === 'old') throw unauthorized
      return user
    })
    const api = fakeApi({ auth: { resetPassword: async () => answer, verify } })
    return { storage, store: createAuthStore({ storage, api }) }
  }

  test('signs the person in with the session that the server began', async () => {
    const { storage, store } = setUpReset({ authToken: 't1' })
    await store.getState().resetPassword(reset)
    expect(storage.read()).toBe('t1')
    expect(store.getState()).toMatchObject({ isLoggedIn: true, user })
  })

  test('ends the session of before where an older server began none', async () => {
    const { storage, store } = setUpReset({})
    await store.getState().resetPassword(reset)
    expect(storage.read()).toBeNull()
    expect(store.getState().isLoggedIn).toBe(false)
  })
})
