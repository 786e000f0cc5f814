import { type Theme, useMediaQuery, whenPageIdle } from '@bucketeer/shared-ui'
import { useEffect, useState } from 'react'

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
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenPageIdle(() => setIdle(true)), [])
  // Prerendering has no navigator, and never gets past `isIdle`.
  return isWide && !prefersReducedMotion && isIdle && !navigator.connection?.saveData
}
