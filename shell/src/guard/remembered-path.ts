import { type Location, useLocation } from 'react-router-dom'

interface LoginState {
  from: string
}

/** Returns the history state for /login that remembers a path. */
export const rememberPath = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState => ({
  from: pathname + search + hash,
})

const isOfThisSite = (path: string) =>
  path.startsWith('/') &&
  URL.canParse(path, window.location.origin) &&
  new URL(path, window.location.origin).origin === window.location.origin

/**
 * Returns the path from history state of {@link rememberPath}, or null. The state is untrusted: URLs of other sites,
 * also disguised ones (`//evil.example`, `/\evil.example`), return null.
 */
export const rememberedPath = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && isOfThisSite(state.from) ? state.from : null
}

/** Returns whether the session ended while a page was shown, from the guard's history state. */
export const hasSessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true

/** Returns the history state that passes the remembered path on to the next page of the account, or null. */
export const useRememberedState = (): LoginState | null => {
  const from = rememberedPath(useLocation().state)
  return from === null ? null : { from }
}
