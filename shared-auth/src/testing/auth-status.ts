import { act } from 'react'
import type { User } from '../index'
import { authStore } from '../auth'
import { outcome, initialStatus, type AuthStatus } from '../auth-state'
import { tokenStorage } from '../storage'
import { aUser } from './entities'

const show = (token: string | null, status: Partial<AuthStatus>) => {
  if (token) tokenStorage.write(token)
  else tokenStorage.clear()
  act(() => authStore.setState({ ...initialStatus, ...status }))
}

/** `useAuth` tells of this person, until the test ends. */
export const signedIn = (user: User = aUser()): User => {
  show('token-of-test', outcome.signedIn(user))
  return user
}

/** `useAuth` tells of nobody, until the test ends. */
export const signedOut = (): void => show(null, outcome.signedOut(null))

/** `useAuth` does not know yet, until the test ends. So does every test begin. */
export const loadingAuth = (): void => show(null, initialStatus)

beforeEach(loadingAuth)
