import type { AuthCalls } from '../auth-calls'
import { aUser } from '../testing/entities'

/** Creates auth calls that succeed, except for the given ones. */
export const fakeAuthCalls = (calls: Partial<AuthCalls> = {}): AuthCalls => ({
  login: async () => ({ authToken: 'token-of-login' }),
  signup: async () => ({ authToken: 'token-of-signup' }),
  verify: async () => aUser(),
  logout: async () => {},
  resetPassword: async () => ({ authToken: 'token-of-reset' }),
  ...calls,
})
