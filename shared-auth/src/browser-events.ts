import type { AuthStore } from './auth-store'
import { tokenKey } from './storage'

/**
 * Follows logins and logouts in other tabs.
 * @returns a function that stops it
 */
export const listenToOtherTabs = (store: AuthStore): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const verify = () => void store.getState().verify()
  // A null key means that the whole storage was cleared.
  window.addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && verify(), { signal })
  // A page that the back button brings back from memory has heard of nothing while it was away.
  window.addEventListener('pageshow', ({ persisted }) => persisted && verify(), { signal })
  return () => stop.abort()
}

/**
 * Verifies again when the network comes back after a verification that failed without it.
 * @returns a function that stops it
 */
export const listenToNetwork = (store: AuthStore): (() => void) => {
  const stop = new AbortController()
  const retry = () => {
    const { verifyError, verify } = store.getState()
    if (verifyError) void verify()
  }
  window.addEventListener('online', retry, { signal: stop.signal })
  return () => stop.abort()
}
