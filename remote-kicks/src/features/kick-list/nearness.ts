// Pixels above and below the window that count as near: about two windows of scrolling.
const margin = 1600

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

// One for all cards: a thousand of them would each be asked at every step of scrolling.
const sharedObserver = () =>
  (observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => listeners.get(target)?.(isIntersecting)),
    { rootMargin: `${margin}px 0px` },
  ))

/** Whether it can be known what is near. Where it cannot, everything is. */
export const knowsNearness = () => 'IntersectionObserver' in window

/**
 * Tells whenever the element comes near what is in sight, or leaves it.
 * @returns a function that stops it
 */
export const watchNearness = (element: Element, tell: (isNear: boolean) => void) => {
  listeners.set(element, tell)
  sharedObserver().observe(element)
  return () => {
    listeners.delete(element)
    sharedObserver().unobserve(element)
  }
}
