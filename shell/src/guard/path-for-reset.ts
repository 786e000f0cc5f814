import { tryStorage } from '@bucketeer/shared-ui'
import { rememberedPath } from './remembered-path'

const key = 'bucketeer.path-after-reset'
const linkLastsMs = 60 * 60 * 1000

/** Keeps the path of a history state for the link in the mail, which is good for an hour and opens in another tab. */
export const keepPathForReset = (state: unknown) => {
  const from = rememberedPath(state)
  const kept = JSON.stringify({ from, until: Date.now() + linkLastsMs })
  tryStorage(() =>
    from === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, kept),
  )
}

/** Returns the path that was kept for the link in the mail, or null, and removes it. */
export const takePathForReset = (): string | null =>
  tryStorage(() => {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    window.localStorage.removeItem(key)
    if (typeof kept !== 'object' || kept === null || !('until' in kept)) return null
    return typeof kept.until === 'number' && new Date(kept.until) > new Date() ? rememberedPath(kept) : null
  })
