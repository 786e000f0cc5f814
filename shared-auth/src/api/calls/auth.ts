import type { Credentials, NewUser, PasswordReset } from '../entities'
import type { Request } from '../request'

/**
 * The bare calls. Pages sign people in and out through `useAuth`, which also keeps the token.
 * `verify` and `logout` are told the token, because it may no longer be the session's when they are made.
 */
export const authCalls = (request: Request) => ({
  login: (credentials: Credentials) =>
    request('post', '/auth/login', { body: credentials, token: null, withCookies: true }),
  signup: (person: NewUser) =>
    request('post', '/auth/signup', { body: person, token: null, withCookies: true }),
  /** The person whose token it is; ApiError 401 when it is nobody's. */
  verify: (token: string) => request('get', '/auth/verify', { token }),
  /** Makes the token worthless. */
  logout: (token: string) => request('post', '/auth/logout', { token }),
  /** Asks for a mail with a link to /reset-password. Ends alike whether or not anybody has the address. */
  forgotPassword: (email: string): Promise<void> =>
    request('post', '/auth/forgot-password', { body: { email }, token: null }),
  /**
   * Chooses a new password; `token` is what the link has under that name. Ends every session of the person and begins
   * one; older servers begin none, and leave `authToken` out.
   * ApiError 400 when the link is used, older than an hour or not the latest, or the password is refused.
   */
  resetPassword: (reset: PasswordReset) =>
    request('post', '/auth/reset-password', { body: reset, token: null, withCookies: true }),
})
