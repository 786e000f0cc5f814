import type { ApiError } from './api/api-error'
import type { Credentials, NewUser, PasswordReset, User } from './api/entities'

/** Who is signed in. */
export interface AuthStatus {
  isLoggedIn: boolean
  /** Nobody is known yet and the server is being asked. Not set while somebody who is shown is checked again. */
  isLoading: boolean
  user: User | null
  /**
   * Why the token could not be verified, other than by a 401: the person may well be signed in, so show this
   * with a retry (`verify`), not the login. It stays until the next answer.
   */
  verifyError: ApiError | null
  /** False: this browser stores nothing, the session lives in memory and ends with the page. */
  isRemembered: boolean
  /** Why nobody is signed in any more: somebody logged out (in any tab), or the server no longer knows the token. */
  endedBy: 'logout' | 'expiry' | null
}

export interface AuthActions {
  /**
   * Resolves when the person is signed in.
   * @throws ApiError when not: wrong password, no network, or a later login or logout took its place
   */
  login(credentials: Credentials): Promise<void>
  /**
   * Resolves when the account exists. The person is signed in then, unless the verification failed (`verifyError`).
   * @throws ApiError when there is no account
   */
  signup(person: NewUser): Promise<void>
  /**
   * Chooses a new password by the link of a mail. Resolves when it is saved; the person is signed in then, unless the
   * server began no session or it could not be verified.
   * @throws ApiError when the link is not good, or the password is refused
   */
  resetPassword(reset: PasswordReset): Promise<void>
  /** Resolves at once, logged out. The server is told to revoke the token; its failure does no harm. */
  logout(): Promise<void>
  /** Asks the server whose token this browser has. Never throws; the outcome is in the state. */
  verify(): Promise<void>
}

/** The auth store's state and what one can do. */
export type AuthState = AuthStatus & AuthActions

/** Before the first answer. */
export const initialStatus: AuthStatus = {
  isLoggedIn: false,
  isLoading: true,
  user: null,
  verifyError: null,
  isRemembered: true,
  endedBy: null,
}

/** What changes when the answer is in: somebody, nobody, or no telling. */
export const outcome = {
  signedIn: (user: User) => ({ isLoggedIn: true, isLoading: false, user, verifyError: null, endedBy: null }),
  signedOut: (endedBy: AuthStatus['endedBy']) => ({
    isLoggedIn: false,
    isLoading: false,
    user: null,
    verifyError: null,
    endedBy,
  }),
  unverified: (verifyError: ApiError) => ({ isLoggedIn: false, isLoading: false, user: null, verifyError }),
}
