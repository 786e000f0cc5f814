import type { AuthCalls } from './auth-calls'
import type { TokenStorage } from './storage'

interface RevocationOptions {
  storage: TokenStorage
  calls: Pick<AuthCalls, 'logout'>
}

/**
 * Ends sessions on the server. The token of a log-out that did not reach the server is kept apart from the session's, so
 * that `retry` can end it later; nobody is logged in by it.
 */
export const createRevocation = ({ storage, calls }: RevocationOptions) => {
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
