import type { ApiError } from './api/api-error'
import type { Credentials, NewUser, PasswordReset, User } from './api/entities'

/** The signed-in user and the state of the session. */
export interface AuthStatus {
  isLoggedIn: boolean
  /** The token is being verified and no user is known yet. False while a known user is verified again. */
  isLoading: boolean
  user: User | null
  /**
   * Why the token could not be verified, except for a 401. The user may be signed in, so offer a retry (`verify`) instead
   * of the login. Stays set until the next verification has ended.
   */
  verifyError: ApiError | null
  /** False when the browser blocks storage: the session is in memory and ends with the page. */
  isRemembered: boolean
  /** Why the last session ended: by a logout in any tab, or because the server rejected the token. */
  endedBy: 'logout' | 'expiry' | null
  /** The server's sentence about the suspension that ended the last session, until the next verification. */
  suspension: string | null
}

/** Functions that log in, log out, sign up, reset the password and verify the session. */
export interface AuthActions {
  /**
   * Logs in. Resolves when the user is signed in.
   * @throws ApiError for a wrong password, a network failure, or when a later login or logout supersedes this one
   */
  login(credentials: Credentials): Promise<void>
  /**
   * Creates an account. Resolves when it exists; the user is then signed in unless verification failed (`verifyError`).
   * @throws ApiError when the account was not created
   */
  signup(person: NewUser): Promise<void>
  /**
   * Sets a new password with the token from the mailed link. Resolves when it is saved; the user is then signed in,
   * unless verification failed (`verifyError`).
   * @throws ApiError when the link is invalid or the password is refused
   */
  resetPassword(reset: PasswordReset): Promise<void>
  /** Ends the session and resolves immediately. Revoking the token on the server happens in the background. */
  logout(): Promise<void>
  /** Verifies the stored token with the server and updates the state. Never rejects. */
  verify(): Promise<void>
}

/** The signed-in user, the state of the session, and the functions that change it. */
export type AuthState = AuthStatus & AuthActions

/** The state before the first verification. */
export const initialStatus: AuthStatus = {
  isLoggedIn: false,
  isLoading: true,
  user: null,
  verifyError: null,
  isRemembered: true,
  endedBy: null,
  suspension: null,
}

const nobody = { isLoggedIn: false, isLoading: false, user: null, verifyError: null, suspension: null }

/** The state after a verification, by its outcome. */
export const outcome = {
  signedIn: (user: User) => ({ ...nobody, isLoggedIn: true, user, endedBy: null }),
  signedOut: (endedBy: AuthStatus['endedBy']) => ({ ...nobody, endedBy }),
  suspended: (suspension: string) => ({ ...nobody, endedBy: 'expiry' as const, suspension }),
  unverified: (verifyError: ApiError) => ({ ...nobody, verifyError }),
}
