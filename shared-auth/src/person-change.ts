import type { AuthStatus } from './auth-state'
import type { AuthStore } from './auth-store'

/** Whose data a cache may hold: a person's `_id`, null for a visitor, undefined while that is not known. */
type Owner = string | null | undefined

const ownerAfter = (owner: Owner, { isLoading, user, verifyError, endedBy }: AuthStatus): Owner => {
  if (user) return user._id
  if (isLoading || verifyError) return owner
  // Whose session ran out is likely to log in again, and finds everything in its place.
  return endedBy === 'expiry' ? (owner ?? null) : null
}

/**
 * Calls the listener when what is kept of one person must not be shown to the next: after a logout, and after a login
 * by anybody else than whoever was signed in before. Neither the first answer after the page's load nor an expired
 * session that the same person renews is such a change.
 * @returns a function that stops it
 */
export const watchPersonChange = (store: AuthStore, listener: () => void): (() => void) => {
  let owner = ownerAfter(undefined, store.getState())
  return store.subscribe((status) => {
    const before = owner
    owner = ownerAfter(before, status)
    if (before !== undefined && owner !== before) listener()
  })
}
