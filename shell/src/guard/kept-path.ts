import { tryStorage } from '@bucketeer/shared-ui'
import { hasSessionEnded, rememberedPath } from './remembered-path'

const key = 'bucketeer.remembered-path'

/** Returns the part of a history state that the login needs, or null without a path. */
const loginState = (state: unknown) => {
  const from = rememberedPath(state)
  return from === null ? null : { from, ...(hasSessionEnded(state) && { hasEnded: true }) }
}

/** Keeps the path of a history state in session storage for the next document, which starts without that state. */
export const keepPath = (state: unknown) => {
  const kept = loginState(state)
  if (kept !== null) tryStorage(() => window.sessionStorage.setItem(key, JSON.stringify(kept)))
}

/** Returns the history state with the kept path, if any, and removes it from session storage. */
export const takeKeptPath = () =>
  tryStorage(() => {
    const kept = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return loginState(JSON.parse(kept ?? 'null'))
  })
