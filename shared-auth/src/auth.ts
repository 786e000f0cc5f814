import { requestAs } from './api/request'
import { onTokenRejection } from './api/token-rejection'
import { authCalls } from './auth-calls'
import { createAuthStore } from './auth-store'
import { listenToNetwork, listenToOtherTabs } from './browser-events'
import { watchPersonChange } from './person-change'
import { createRevocation } from './revocation'
import { tokenStorage } from './storage'

const parts = { storage: tokenStorage, calls: authCalls(requestAs(__PART__)) }

/** The session store of the page, for code outside of React. Components use `useAuth`. */
export const authStore = createAuthStore(parts)

/**
 * Verifies the stored token, and again after changes in other tabs, when the network returns, and after a call is
 * answered with 401. Only a 401 to the verification itself ends the session. Also repeats log-outs that did not reach the
 * server. The shell calls it once at startup.
 * @returns a function that removes the listeners
 */
export const startAuth = (): (() => void) => {
  const { verify } = authStore.getState()
  const { retry } = createRevocation(parts)
  const stops = [
    onTokenRejection((token) => {
      if (token === tokenStorage.read()) void verify()
    }),
    listenToOtherTabs(authStore),
    listenToNetwork(authStore, retry),
  ]
  retry()
  void verify()
  return () => stops.forEach((stop) => stop())
}

/**
 * Calls the listener when cached data of one user must not be shown to the next, so that it can clear the query cache.
 * See `watchPersonChange` for the cases.
 * @returns a function that unsubscribes the listener
 */
export const onPersonChange = (listener: () => void): (() => void) => watchPersonChange(authStore, listener)
