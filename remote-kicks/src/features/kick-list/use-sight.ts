import { useEffect, useEffectEvent, useRef } from 'react'

// Distance in pixels below the viewport at which an element counts as nearly visible.
const ahead = 900

/**
 * Calls a function when the element with the ref becomes nearly visible, and again for each change of `occasion` while it
 * is.
 */
export const useSight = (occasion: unknown, onSight: () => void) => {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onSight)
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: `0px 0px ${ahead}px` },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [occasion])
  return mark
}
