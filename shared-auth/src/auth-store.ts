import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from './api/api-error'
import type { AuthCalls } from './auth-calls'
import { initialStatus, type AuthState } from './auth-state'
import { createRevocation } from './revocation'
import { createVerification } from './verification'
import type { TokenStorage } from './storage'
import { words } from './words'

export type AuthStore = StoreApi<AuthState>

interface AuthStoreParts {
  storage: TokenStorage
  calls: AuthCalls
}

/**
 * Creates the store of the session. The stored token is authoritative: each response is checked against it, so that an
 * old response never overwrites a newer login or logout of any tab.
 */
export const createAuthStore = ({ storage, calls }: AuthStoreParts): AuthStore =>
  createStore((set, get) => {
    const verify = createVerification({ storage, calls, set, get })
    const { revoke } = createRevocation({ storage, calls })
    let attempts = 0

    const startSession = async (request: () => Promise<{ authToken: string }>): Promise<string> => {
      const attempt = ++attempts
      const { authToken } = await request()
      if (attempt !== attempts) {
        revoke(authToken)
        return authToken
      }
      storage.write(authToken)
      await verify()
      return authToken
    }

    return {
      ...initialStatus,
      verify,
      login: async (credentials) => {
        const token = await startSession(() => calls.login(credentials))
        const { isLoggedIn, verifyError } = get()
        if (isLoggedIn && storage.read() === token) return
        throw verifyError ?? new ApiError(null, words.loginDidNotLast)
      },
      signup: async (person) => {
        await startSession(() => calls.signup(person))
      },
      resetPassword: async (reset) => {
        await startSession(() => calls.resetPassword(reset))
      },
      logout: async () => {
        attempts += 1
        const token = storage.read()
        storage.clear()
        if (token) revoke(token)
        await verify()
      },
    }
  })
