type Listener = (isIntersecting: boolean, height: number) => void

/** Whether the browser can report visibility. Otherwise every card renders. */
export const canObserve = () => 'IntersectionObserver' in window

/** Creates a function that observes elements with one shared observer. `margin` extends the viewport, in pixels. */
const createObserve = (margin: number) => {
  const listeners = new WeakMap<Element, Listener>()
  let observer: IntersectionObserver | null = null
  // A thousand observers would slow down scrolling.
  const sharedObserver = () =>
    (observer ??= new IntersectionObserver(
      (entries) =>
        entries.forEach(({ target, isIntersecting, boundingClientRect }) => {
          // Ignores the unmount of the whole list, so that the visible cards stay recorded.
          if (target.isConnected) listeners.get(target)?.(isIntersecting, boundingClientRect.height)
        }),
      { rootMargin: `${margin}px 0px` },
    ))
  return (element: Element, listener: Listener) => {
    listeners.set(element, listener)
    sharedObserver().observe(element)
    return () => {
      listeners.delete(element)
      sharedObserver().unobserve(element)
    }
  }
}

/**
 * Calls the listener with the element's height in pixels when it enters or leaves the viewport.
 * @returns a function that stops observing
 */
export const observeVisible = createObserve(0)

/** Like `observeVisible`, for the viewport extended by 1600 px above and below. */
export const observeNearby = createObserve(1600)
