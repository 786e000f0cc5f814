import { act } from 'react'
import type { User } from '../index'
import { authStore } from '../auth'
import { initialStatus, outcome, type AuthStatus } from '../auth-state'
import { tokenStorage } from '../storage'
import { aUser } from './entities'
import { asStubbed } from './stub-api'

function setStatus(token: string | null, status: Partial<AuthStatus>) {
  if (token) tokenStorage.write(token)
  else tokenStorage.clear()
  act(() => authStore.setState({ ...initialStatus, ...status }))
}

/** Signs a user in until the test ends, and returns the user. */
export function signedIn(given: User = aUser()): User {
  const user = asStubbed(given)
  setStatus('token-of-test', outcome.signedIn(user))
  return user
}

/** Signs the user out until the test ends. */
export const signedOut = (): void => setStatus(null, outcome.signedOut(null))

/** Sets the state of an unfinished verification, in which every test starts. */
export const loadingAuth = (): void => setStatus(null, initialStatus)

beforeEach(loadingAuth)
