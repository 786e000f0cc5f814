import { useEffect, useEffectEvent, useRef } from 'react'

// Distance in pixels below the viewport at which an element counts as nearly visible.
const margin = 900

/**
 * Calls a function when the element with the ref becomes nearly visible, and again for each change of `trigger` while it
 * is.
 */
export const useNearViewport = (trigger: unknown, onNear: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const callBack = useEffectEvent(onNear)
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callBack()
      },
      { rootMargin: `0px 0px ${margin}px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [trigger])
  return ref
}
