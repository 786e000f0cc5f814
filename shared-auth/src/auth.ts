import { apiFor } from './api/api-for'
import { onTokenRejection } from './api/token-rejection'
import { createAuthStore } from './auth-store'
import { listenToNetwork, listenToOtherTabs } from './browser-events'
import { watchPersonChange } from './person-change'
import { tokenStorage } from './storage'

/** The one store of the page. Components use `useAuth`; this is for code outside of React. */
export const authStore = createAuthStore({ storage: tokenStorage, api: apiFor(__PART__) })

/**
 * Verifies the stored token and from then on follows whatever changes the session: other tabs, the network, and calls
 * that the server answers with 401. Such a call ends the session only when a verification gets 401 as well, so that no
 * form is left because of one odd answer. The shell calls it once, when it starts.
 * @returns a function that stops it
 */
export const startAuth = (): (() => void) => {
  const { verify } = authStore.getState()
  const stops = [
    onTokenRejection((token) => {
      if (token === tokenStorage.read()) void verify()
    }),
    listenToOtherTabs(authStore),
    listenToNetwork(authStore),
  ]
  void verify()
  return () => stops.forEach((stop) => stop())
}

/**
 * Calls the listener when what is kept of one person must not be shown to the next: clear the query cache then.
 * See `watchPersonChange` for when that is.
 * @returns a function that stops it
 */
export const onPersonChange = (listener: () => void): (() => void) => watchPersonChange(authStore, listener)
