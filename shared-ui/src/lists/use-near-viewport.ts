import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface NearViewportOptions {
  /** Distance in pixels at which an element counts as near. */
  margin?: number
  /** When it changes, an element that is near counts as having come near again. */
  trigger?: unknown
}

/** Returns the ref of an element, and calls back when it comes near the viewport. */
export const useNearViewport = (
  onNear: () => void,
  { margin = 900, trigger }: NearViewportOptions = {},
): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  const callBack = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callBack(),
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [margin, trigger])
  return element
}

/** Returns the ref of an element, and whether it has been near the viewport, so that it can be filled only then. */
export const useWasNear = (margin = 400) => {
  const [wasNear, setWasNear] = useState(false)
  return { element: useNearViewport(() => setWasNear(true), { margin }), wasNear }
}
