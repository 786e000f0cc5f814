import { createStore, type StoreApi } from 'zustand/vanilla'
import { apiErrorOf } from './api/api-error'
import type { AuthCalls } from './auth-calls'
import { type AuthState, initialStatus } from './auth-state'
import type { TokenStorage } from './storage'
import { createVerification } from './verification'
import { words } from './words'

interface AuthStoreParts {
  storage: TokenStorage
  calls: AuthCalls
}

/**
 * Ends sessions on the server. The token of a log-out that did not reach the server is kept apart from the session's, so
 * that `retry` can end it later; nobody is logged in by it.
 */
export function createRevocation({ storage, calls }: AuthStoreParts) {
  const send = async (token: string) => {
    try {
      await calls.logout(token)
      storage.removeEnded(token)
    } catch {
      // The server responds to each log-out, so this one did not arrive.
    }
  }
  return {
    /** Ends the session of a token in the background. */
    revoke: (token: string): void => {
      storage.addEnded(token)
      void send(token)
    },
    /** Ends the sessions whose log-out did not reach the server. */
    retry: (): void => storage.readEnded().forEach((token) => void send(token)),
  }
}

export type AuthStore = StoreApi<AuthState>

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
        throw verifyError ?? apiErrorOf(null, words.loginDidNotLast)
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
