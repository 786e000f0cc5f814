import { type Theme, useMediaQuery } from '@bucketeer/shared-ui'
import { usePageIdle } from './use-page-idle'

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
export const useVideoAllowed = () => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isIdle = usePageIdle()
  // Prerendering has no navigator, and never gets past `isIdle`.
  return isWide && !prefersReducedMotion && isIdle && !navigator.connection?.saveData
}
