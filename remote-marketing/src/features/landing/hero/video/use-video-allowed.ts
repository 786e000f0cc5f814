import { type Theme, useMediaQuery } from '@bucketeer/shared-ui'
import { useEffect, useState } from 'react'

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const fallbackDelay = 300

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, { timeout: 3000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(callback, fallbackDelay)
  return () => clearTimeout(timer)
}

function whenLoaded(callback: () => void) {
  if (document.readyState === 'complete') {
    callback()
    return () => {}
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}

/** Returns true once the page has loaded and the browser has been idle. */
function usePageIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancelIdle = () => {}
    const cancelLoad = whenLoaded(() => {
      cancelIdle = whenIdle(() => setIdle(true))
    })
    return () => {
      cancelLoad()
      cancelIdle()
    }
  }, [])
  return isIdle
}

declare global {
  interface Navigator {
    /** Missing in some browsers: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Returns whether the banner may show its video: on wide screens, once the page is loaded and idle, unless the user
 * prefers reduced motion or saves data. Until then no byte of a video is fetched.
 */
export function useVideoAllowed() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isIdle = usePageIdle()
  // Prerendering has no navigator, and never gets past `isIdle`.
  return isWide && !prefersReducedMotion && isIdle && !navigator.connection?.saveData
}
