import { matchRoute } from '@bucketeer/platform/runtime'

/** The pages where a password can be typed. */
const passwordPages = ['/login', '/signup', '/reset-password', '/account'].map((path) => ({ path }))

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * Returns whether a password can be typed at a path, in any spelling that the router accepts, such as `/Login/`. On these
 * pages no code of a remote is fetched or runs.
 */
export const isPasswordPage = (pathname: string): boolean =>
  matchRoute(passwordPages, decode(pathname)) !== undefined
