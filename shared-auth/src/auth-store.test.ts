import { ApiError } from './api/api-error'
import { createAuthStore } from './auth-store'
import { controlAuthCalls } from './test-support/control-auth-calls'
import { memoryStorage } from './test-support/memory-storage'
import { fakeAuthCalls } from './test-support/fake-auth-calls'
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
  const store = createAuthStore({ storage, calls: calls.auth })
  return { storage, calls, store, status: store.getState, actions: store.getState() }
}

const setUpSignedIn = async () => {
  const parts = setUp('t1')
  void parts.actions.verify()
  await parts.calls.verify().succeed(user)
  return parts
}

describe('verifying on page load', () => {
  // @spec S3.5 S4.1
  test('starts as loading and makes no request by itself', () => {
    const { status, calls } = setUp('t1')
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: true, user: null, verifyError: null })
    expect(calls.tokensVerified()).toEqual([])
  })

  // @spec S4.5
  test('makes no request without a token', async () => {
    const { actions, status, calls } = setUp()
    await actions.verify()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, endedBy: null })
    expect(calls.tokensVerified()).toEqual([])
  })

  // @spec S3.5 S4.4
  test('signs the user of a valid token in', async () => {
    const { actions, status, calls } = setUp('t1')
    const done = actions.verify()
    expect(status().isLoading).toBe(true)
    await calls.verify().succeed(user)
    await done
    expect(calls.tokensVerified()).toEqual(['t1'])
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  // @spec S4.6
  test('removes a token that gets 401 and reports no error', async () => {
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
  ])('keeps the token and reports the error after %s', async (_, error) => {
    const { actions, status, calls, storage } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(error)
    expect(storage.read()).toBe('t1')
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, verifyError: error })
  })

  test('reports other errors as a sentence, too', async () => {
    const { actions, status, calls } = setUp('t1')
    void actions.verify()
    await calls.verify().fail(new TypeError('x is not a function'))
    expect(status().verifyError?.message).toBe('We could not verify your login. Please try again.')
  })

  test('recovers when repeated, and keeps the error until then', async () => {
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
  test('stores the token, verifies it, and resolves when the user is known', async () => {
    const { actions, status, calls, storage } = setUp()
    const login = actions.login(credentials)
    expect(calls.login().argument).toEqual(credentials)
    await calls.login().succeed({ authToken: 't1' })
    expect(storage.read()).toBe('t1')
    await calls.verify().succeed(user)
    await login
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  test('changes nothing when it fails', async () => {
    const { actions, status, calls, storage } = await setUpSignedIn()
    const login = expect(actions.login(credentials)).rejects.toBe(unauthorized)
    await calls.login().fail(unauthorized)
    await login
    expect(storage.read()).toBe('t1')
    expect(status().isLoggedIn).toBe(true)
  })

  test('rejects with the error when the new token cannot be verified', async () => {
    const { actions, calls, storage } = setUp()
    const login = expect(actions.login(credentials)).rejects.toBe(offline)
    await calls.login().succeed({ authToken: 't1' })
    await calls.verify().fail(offline)
    await login
    expect(storage.read()).toBe('t1')
  })

  test('replaces the user who was signed in', async () => {
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

  test('resolves when the account exists, even if the verification fails', async () => {
    const { actions, status, calls } = setUp()
    const signup = actions.signup(person)
    await calls.signup().succeed({ authToken: 't1' })
    await calls.verify().fail(offline)
    await expect(signup).resolves.toBeUndefined()
    expect(status().verifyError).toBe(offline)
  })

  test('rejects when the account is not created', async () => {
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
  test('removes the token immediately and revokes it in the background', async () => {
    const { actions, status, calls, storage } = await setUpSignedIn()
    await actions.logout()
    expect(storage.read()).toBeNull()
    expect(status()).toMatchObject({ isLoggedIn: false, isLoading: false, user: null, endedBy: 'logout' })
    expect(calls.tokensRevoked()).toEqual(['t1'])
  })

  // @spec S4.3
  test('makes no verification request', async () => {
    const { actions, calls } = await setUpSignedIn()
    await actions.logout()
    expect(calls.tokensVerified()).toEqual(['t1'])
  })

  test('ignores a failed revocation', async () => {
    const { actions, status, calls } = await setUpSignedIn()
    await actions.logout()
    await calls.logout().fail(broken)
    expect(status()).toMatchObject({ isLoggedIn: false, verifyError: null })
  })

  test('revokes nothing without a session', async () => {
    const { actions, calls } = setUp()
    await actions.logout()
    expect(calls.tokensRevoked()).toEqual([])
  })
})

describe('verifying a signed-in user again', () => {
  test('does not set isLoading, so that forms stay mounted', async () => {
    const { actions, status } = await setUpSignedIn()
    void actions.verify()
    expect(status()).toMatchObject({ isLoggedIn: true, isLoading: false, user })
  })

  test('keeps the user signed in when the network fails', async () => {
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

test('isRemembered is false when the session is only in memory', async () => {
  const store = createAuthStore({
    storage: { ...memoryStorage(), isRemembered: () => false },
    calls: controlAuthCalls().auth,
  })
  await store.getState().verify()
  expect(store.getState().isRemembered).toBe(false)
})

describe('resetting the password', () => {
  const reset = { token: 'link', password: 'over the sea' }
  const setUpReset = (authToken: string) => {
    const storage = memoryStorage('old')
    const verify = jest.fn(async (token: string) => {
      if (token === 'old') throw unauthorized
      return user
    })
    const calls = fakeAuthCalls({ resetPassword: async () => ({ authToken }), verify })
    return { storage, store: createAuthStore({ storage, calls }) }
  }

  test('signs the user in with the session that the server started', async () => {
    const { storage, store } = setUpReset('t1')
    await store.getState().resetPassword(reset)
    expect(storage.read()).toBe('t1')
    expect(store.getState()).toMatchObject({ isLoggedIn: true, user })
  })
})
