import type { Credentials, NewUser, PasswordReset } from './api/entities'
import type { Request } from './api/request'

/**
 * Creates the calls that begin, verify and end a session. Pages use the actions of `useAuth`, which also keep the token.
 * `verify` and `logout` take the token, because it may no longer be the session's.
 */
export const authCalls = (request: Request) => ({
  login: (credentials: Credentials) =>
    request('post', '/auth/login', { body: credentials, token: null, withCookies: true }),
  signup: (person: NewUser) =>
    request('post', '/auth/signup', { body: person, token: null, withCookies: true }),
  /** Returns the user of the token. Rejects with ApiError 401 if the token is invalid. */
  verify: (token: string) => request('get', '/auth/verify', { token }),
  /** Revokes the token. */
  logout: (token: string) => request('post', '/auth/logout', { token }),
  /**
   * Sets a new password with the token of the mailed link, ends all sessions of the user and starts one.
   * Rejects with ApiError 400 if the link was used, is older than an hour or not the latest, or the password is refused.
   */
  resetPassword: (reset: PasswordReset) =>
    request('post', '/auth/reset-password', { body: reset, token: null, withCookies: true }),
})

export type AuthCalls = ReturnType<typeof authCalls>
