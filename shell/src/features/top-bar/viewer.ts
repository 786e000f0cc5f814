import type { AuthState } from '@bucketeer/shared-auth'

/** Who looks at the bar; `unknown` while a stored token is being verified. */
export type Viewer = 'unknown' | 'visitor' | 'member'

export const viewerOf = ({ isLoading, isLoggedIn }: Pick<AuthState, 'isLoading' | 'isLoggedIn'>): Viewer => {
  if (isLoggedIn) return 'member'
  return isLoading ? 'unknown' : 'visitor'
}
