import { ApiError } from './api/api-error'
import { outcome } from './auth-state'
import { createAuthStore } from './auth-store'
import { watchPersonChange } from './person-change'
import { memoryStorage } from './test-support/memory-storage'
import { aUser } from './testing/entities'
import { fakeApi } from './testing/fake-api'

const somebody = (_id: string) => outcome.signedIn(aUser({ _id }))
const loading = { isLoading: true, isLoggedIn: false, user: null }
const loggedOut = outcome.signedOut('logout')
const expired = outcome.signedOut('expiry')
const unverified = outcome.unverified(new ApiError(null, 'We could not reach the server.'))

const changesOver = (...steps: object[]) => {
  const store = createAuthStore({ storage: memoryStorage(), api: fakeApi() })
  const listener = jest.fn()
  watchPersonChange(store, listener)
  steps.forEach((step) => store.setState(step))
  return listener.mock.calls.length
}

test.each([
  ['finding somebody signed in on load', [somebody('a')]],
  ['finding nobody on load', [outcome.signedOut(null)]],
  ['the same person again', [somebody('a'), somebody('a')]],
  ['an expired session that the same person renews', [somebody('a'), expired, loading, somebody('a')]],
  ['a lost network', [somebody('a'), loading, unverified, somebody('a')]],
])('%s is no change', (_, steps) => {
  expect(changesOver(...steps)).toBe(0)
})

test.each([
  ['a logout', [somebody('a'), loggedOut]],
  ['a login by a visitor', [outcome.signedOut(null), loading, somebody('a')]],
  ['another person in place of the first', [somebody('a'), somebody('b')]],
  ['another person after the first one’s session expired', [somebody('a'), expired, loading, somebody('b')]],
  ['another person through a lost network', [somebody('a'), unverified, somebody('b')]],
])('%s is a change', (_, steps) => {
  expect(changesOver(...steps)).toBe(1)
})

test('a logout and then a login are two', () => {
  expect(changesOver(somebody('a'), loggedOut, somebody('b'))).toBe(2)
})

test('it stops when told', () => {
  const store = createAuthStore({ storage: memoryStorage(), api: fakeApi() })
  const listener = jest.fn()
  const stop = watchPersonChange(store, listener)
  store.setState(somebody('a'))
  stop()
  store.setState(loggedOut)
  expect(listener).not.toHaveBeenCalled()
})
