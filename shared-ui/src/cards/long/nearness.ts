type Tell = (isThere: boolean, height: number) => void

/** Whether it can be known what is near. Where it cannot, everything is. */
export const knowsNearness = () => 'IntersectionObserver' in window

/** Watches elements come to and leave the window, with so many pixels above and below it. */
const watchWithin = (margin: number) => {
  const listeners = new WeakMap<Element, Tell>()
  let observer: IntersectionObserver | null = null
  // One for all cards: a thousand of them would each be asked at every step of scrolling.
  const sharedObserver = () =>
    (observer ??= new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, isIntersecting, boundingClientRect }) => {
          // A list that is left goes at once; what was in sight then stays known.
          if (target.isConnected) listeners.get(target)?.(isIntersecting, boundingClientRect.height)
        }),
      { rootMargin: `${margin}px 0px` },
    ))
  return (element: Element, tell: Tell) => {
    listeners.set(element, tell)
    sharedObserver().observe(element)
    return () => {
      listeners.delete(element)
      sharedObserver().unobserve(element)
    }
  }
}

/**
 * Tells, with its height in pixels, whenever the element comes into sight, or leaves it.
 * @returns a function that stops it
 */
export const watchSight = watchWithin(0)

/** Tells the same of what is about two windows of scrolling away. */
export const watchNearness = watchWithin(1600)
