import type { AuthStore } from './auth-store'
import { tokenKey } from './storage'

/**
 * Verifies the session after logins and logouts in other tabs.
 * @returns a function that removes the listeners
 */
export const listenToOtherTabs = (store: AuthStore): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const verify = () => void store.getState().verify()
  // The key is null when the whole storage was cleared.
  window.addEventListener('storage', ({ key }) => (key === tokenKey || key === null) && verify(), { signal })
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && verify(), { signal })
  return () => stop.abort()
}

/**
 * Repeats a failed verification, and what else failed, when the network returns.
 * @returns a function that removes the listener
 */
export const listenToNetwork = (store: AuthStore, retry: () => void): (() => void) => {
  const stop = new AbortController()
  const onOnline = () => {
    const { verifyError, verify } = store.getState()
    if (verifyError) void verify()
    retry()
  }
  window.addEventListener('online', onOnline, { signal: stop.signal })
  return () => stop.abort()
}
