import { useEffect, useEffectEvent, useRef } from 'react'

// Pixels below the window at which what is marked counts as nearly in sight.
const ahead = 900

/**
 * Calls when the element that gets the ref comes nearly into sight, and again for each change of `occasion` while it
 * stays there.
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
