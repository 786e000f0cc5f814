import { ApiError } from './api/api-error'
import { outcome } from './auth-state'
import { createAuthStore } from './auth-store'
import { watchPersonChange } from './auth'
import { memoryStorage } from './test-support/memory-storage'
import { aUser } from './testing/entities'
import { fakeAuthCalls } from './test-support/fake-auth-calls'

const signedIn = (_id: string) => outcome.signedIn(aUser({ _id }))
const loading = { isLoading: true, isLoggedIn: false, user: null }
const loggedOut = outcome.signedOut('logout')
const expired = outcome.signedOut('expiry')
const unverified = outcome.unverified(new ApiError(null, 'We could not reach the server.'))

const changesOver = (...steps: object[]) => {
  const store = createAuthStore({ storage: memoryStorage(), calls: fakeAuthCalls() })
  const listener = jest.fn()
  watchPersonChange(store, listener)
  steps.forEach((step) => store.setState(step))
  return listener.mock.calls.length
}

test.each([
  ['a user who is signed in on load', [signedIn('a')]],
  ['no user on load', [outcome.signedOut(null)]],
  ['a repeated verification', [signedIn('a'), signedIn('a')]],
  ['an expired session that the same user renews', [signedIn('a'), expired, loading, signedIn('a')]],
  ['a lost network', [signedIn('a'), loading, unverified, signedIn('a')]],
])('watchPersonChange ignores %s', (_, steps) => {
  expect(changesOver(...steps)).toBe(0)
})

test.each([
  ['a logout', [signedIn('a'), loggedOut]],
  ['a login of a visitor', [outcome.signedOut(null), loading, signedIn('a')]],
  ['another user in place of the first', [signedIn('a'), signedIn('b')]],
  ['another user after the first one’s session expired', [signedIn('a'), expired, loading, signedIn('b')]],
  ['another user after a network failure', [signedIn('a'), unverified, signedIn('b')]],
])('watchPersonChange reports %s', (_, steps) => {
  expect(changesOver(...steps)).toBe(1)
})

test('watchPersonChange reports a logout and a login separately', () => {
  expect(changesOver(signedIn('a'), loggedOut, signedIn('b'))).toBe(2)
})

test('watchPersonChange reports nothing after unsubscribing', () => {
  const store = createAuthStore({ storage: memoryStorage(), calls: fakeAuthCalls() })
  const listener = jest.fn()
  const stop = watchPersonChange(store, listener)
  store.setState(signedIn('a'))
  stop()
  store.setState(loggedOut)
  expect(listener).not.toHaveBeenCalled()
})
