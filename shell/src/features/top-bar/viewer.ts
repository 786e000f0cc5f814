import type { AuthState } from '@bucketeer/shared-auth'

/** The user for whom the bar is rendered; `unknown` while a stored token is verified. */
export type Viewer = 'unknown' | 'visitor' | 'member'

export const viewerOf = ({ isLoading, isLoggedIn }: Pick<AuthState, 'isLoading' | 'isLoggedIn'>): Viewer => {
  if (isLoggedIn) return 'member'
  return isLoading ? 'unknown' : 'visitor'
}
