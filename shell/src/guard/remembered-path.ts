import { deviceStorage, tryStorage } from '@bucketeer/shared-ui'
import { type Path, useLocation } from 'react-router-dom'

/** Returns the history state for /login that remembers a path. */
export const rememberPath = ({ pathname, search, hash }: Path) => ({
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
export function rememberedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && isOfThisSite(state.from) ? state.from : null
}

/** Returns whether the session ended while a page was shown, from the guard's history state. */
export const hasSessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true

/** Returns the sentence about a suspension from the guard's history state, or null. */
export function suspensionOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('suspension' in state)) return null
  return typeof state.suspension === 'string' ? state.suspension : null
}

/** Returns the history state that passes the remembered path on to the next page of the account, or null. */
export function useRememberedState() {
  const from = rememberedPath(useLocation().state)
  return from === null ? null : { from }
}

const keptPathKey = 'bucketeer.remembered-path'

/** Returns the part of a history state that the login needs, or null without a path. */
function loginState(state: unknown) {
  const from = rememberedPath(state)
  const suspension = suspensionOf(state)
  return from === null
    ? null
    : { from, ...(hasSessionEnded(state) && { hasEnded: true }), ...(suspension !== null && { suspension }) }
}

/** Keeps the path of a history state in session storage for the next document, which starts without that state. */
export function keepPath(state: unknown) {
  const kept = loginState(state)
  if (kept !== null) tryStorage(() => window.sessionStorage.setItem(keptPathKey, JSON.stringify(kept)))
}

/** Returns the history state with the kept path, if any, and removes it from session storage. */
export const takeKeptPath = () =>
  tryStorage(() => {
    const kept = window.sessionStorage.getItem(keptPathKey)
    window.sessionStorage.removeItem(keptPathKey)
    return loginState(JSON.parse(kept ?? 'null'))
  })

const resetPathKey = 'bucketeer.path-after-reset'
const linkLastsMs = 60 * 60 * 1000

/** Keeps the path of a history state for the link in the mail, which is good for an hour and opens in another tab. */
export function keepPathForReset(state: unknown) {
  const from = rememberedPath(state)
  const kept = { from, until: Date.now() + linkLastsMs }
  deviceStorage.write(resetPathKey, from === null ? null : JSON.stringify(kept))
}

/** Returns the path that was kept for the link in the mail, or null, and removes it. */
export const takePathForReset = (): string | null =>
  tryStorage(() => {
    const kept: unknown = JSON.parse(window.localStorage.getItem(resetPathKey) ?? 'null')
    window.localStorage.removeItem(resetPathKey)
    if (typeof kept !== 'object' || kept === null || !('until' in kept)) return null
    return typeof kept.until === 'number' && new Date(kept.until) > new Date() ? rememberedPath(kept) : null
  })
