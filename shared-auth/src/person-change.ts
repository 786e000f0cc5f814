import type { AuthStatus } from './auth-state'
import type { AuthStore } from './auth-store'

/** The owner of cached data: a user's `_id`, null for a visitor, undefined while unknown. */
type Owner = string | null | undefined

const ownerAfter = (owner: Owner, { isLoading, user, verifyError, endedBy }: AuthStatus): Owner => {
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
export const watchPersonChange = (store: AuthStore, listener: () => void): (() => void) => {
  let owner = ownerAfter(undefined, store.getState())
  return store.subscribe((status) => {
    const before = owner
    owner = ownerAfter(before, status)
    if (before !== undefined && owner !== before) listener()
  })
}
