const boxOf = (target: Element) => {
  const bounds = target.getBoundingClientRect()
  return { target, time: 0, boundingClientRect: bounds, intersectionRect: bounds, rootBounds: null }
}

/** A window whose elements are in sight as the test wants it: jsdom lays nothing out. */
const watchWith = (
  observe: (target: Element, tell: (isIntersecting: boolean) => void) => void,
  unobserve: (target: Element) => void,
) => {
  const before = window.IntersectionObserver
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      observe(target, (isIntersecting) =>
        this.callback(
          [{ ...boxOf(target), isIntersecting, intersectionRatio: Number(isIntersecting) }],
          this,
        ),
      )
    }
    unobserve(target: Element) {
      unobserve(target)
    }
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  return () => {
    if (before) window.IntersectionObserver = before
    else Reflect.deleteProperty(window, 'IntersectionObserver')
  }
}

/** The test says what is in sight. It lasts for the test file. */
export const fakeIntersections = () => {
  const watchers = new Map<Element, ((isIntersecting: boolean) => void)[]>()
  watchWith(
    (target, tell) => watchers.set(target, [...(watchers.get(target) ?? []), tell]),
    (target) => watchers.delete(target),
  )
  return {
    /** Has the element come into sight or leave it, once something watches it. */
    tell: (element: Element | null, isIntersecting: boolean) =>
      element && watchers.get(element)?.forEach((watcher) => watcher(isIntersecting)),
  }
}

/**
 * Whatever is watched is in sight.
 * @returns a function that takes it back
 */
export const intersectEverything = (): (() => void) =>
  watchWith(
    (_target, tell) => queueMicrotask(() => tell(true)),
    () => {},
  )
