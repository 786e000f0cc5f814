import { ApiError, apiErrorOf } from './api/api-error'
import type { AuthCalls } from './auth-calls'
import { outcome, type AuthState, type AuthStatus } from './auth-state'
import type { TokenStorage } from './storage'
import { words } from './words'

interface VerificationOptions {
  storage: TokenStorage
  calls: Pick<AuthCalls, 'verify'>
  set: (status: Partial<AuthStatus>) => void
  get: () => AuthState
}

const toApiError = (error: unknown) =>
  error instanceof ApiError ? error : apiErrorOf(null, words.notVerified, { cause: error })

/** Creates the store's `verify`. Concurrent calls for the same token share one request. */
export function createVerification({ storage, calls, set, get }: VerificationOptions): () => Promise<void> {
  let pending: { token: string; done: Promise<void> } | null = null
  let verifiedToken: string | null = null

  const settle = (token: string | null, status: Partial<AuthStatus>) => {
    verifiedToken = token
    set({ ...status, isRemembered: storage.isRemembered() })
  }

  const settleFailure = (token: string, error: ApiError) => {
    if (error.status === 401) {
      storage.clear()
      const isSuspended = error.code?.startsWith('auth.suspended')
      return settle(null, isSuspended ? outcome.suspended(error.message) : outcome.signedOut('expiry'))
    }
    // A user who was verified with this token stays signed in when the network fails, and keeps their form input.
    if (token === verifiedToken) return
    settle(null, outcome.unverified(error))
  }

  const verifyToken = async (token: string) => {
    const answer = await calls.verify(token).catch(toApiError)
    if (pending?.token === token) pending = null
    const current = storage.read()
    if (current === token)
      return answer instanceof ApiError
        ? settleFailure(token, answer)
        : settle(token, outcome.signedIn(answer))
    if (current === null || current !== verifiedToken) return verify()
  }

  const verify = (): Promise<void> => {
    const token = storage.read()
    if (!token) {
      const { user, endedBy } = get()
      settle(null, outcome.signedOut(user ? 'logout' : endedBy))
      return Promise.resolve()
    }
    if (pending?.token === token) return pending.done
    if (!get().user) set({ isLoading: true })
    const done = verifyToken(token)
    pending = { token, done }
    return done
  }

  return verify
}
