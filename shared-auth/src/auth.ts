import { onTokenRejection } from './api/client'
import { requestAs } from './api/request'
import { authCalls } from './auth-calls'
import type { AuthStatus } from './auth-state'
import { type AuthStore, createAuthStore, createRevocation } from './auth-store'
import { tokenKey, tokenStorage } from './storage'

/** The owner of cached data: a user's `_id`, null for a visitor, undefined while unknown. */
type Owner = string | null | undefined

function ownerAfter(owner: Owner, { isLoading, user, verifyError, endedBy }: AuthStatus): Owner {
  if (user) return user._id
  if (isLoading || verifyError) return owner
  // After an expiry the same user is likely to log in again, and can keep the cache.
  return endedBy === 'expiry' ? (owner ?? null) : null
}

/**
 * Calls the listener after a logout, and after a login by another user than before. Does not call it for the first
 * verification of a page, nor when the same user renews an expired session.
 * @returns a function that unsubscribes the listener
 */
export function watchPersonChange(store: AuthStore, listener: () => void): () => void {
  let owner = ownerAfter(undefined, store.getState())
  return store.subscribe((status) => {
    const before = owner
    owner = ownerAfter(before, status)
    if (before !== undefined && owner !== before) listener()
  })
}

const parts = { storage: tokenStorage, calls: authCalls(requestAs(__PART__)) }

/** The session store of the page, for code outside of React. Components use `useAuth`. */
export const authStore = createAuthStore(parts)

/**
 * Verifies the stored token, and again after changes in other tabs, when the network returns, and after a call is
 * answered with 401. Only a 401 to the verification itself ends the session. Also repeats log-outs that did not reach the
 * server. The shell calls it once at startup.
 * @returns a function that removes the listeners
 */
export function startAuth(): () => void {
  const { verify } = authStore.getState()
  const { retry } = createRevocation(parts)
  const stop = new AbortController()
  const { signal } = stop
  // The key is null when the whole storage was cleared.
  const isOfToken = ({ key }: StorageEvent) => key === tokenKey || key === null
  window.addEventListener('storage', (event) => isOfToken(event) && void verify(), { signal })
  // A page in the back/forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void verify(), { signal })
  const onOnline = () => {
    if (authStore.getState().verifyError) void verify()
    retry()
  }
  window.addEventListener('online', onOnline, { signal })
  const ignoreRejections = onTokenRejection((token) => {
    if (token === tokenStorage.read()) void verify()
  })
  signal.addEventListener('abort', ignoreRejections)
  retry()
  void verify()
  return () => stop.abort()
}

/**
 * Calls the listener when cached data of one user must not be shown to the next, so that it can clear the query cache.
 * See `watchPersonChange` for the cases.
 * @returns a function that unsubscribes the listener
 */
export const onPersonChange = (listener: () => void): (() => void) => watchPersonChange(authStore, listener)
