function boxOf(target: Element) {
  const bounds = target.getBoundingClientRect()
  return { target, time: 0, boundingClientRect: bounds, intersectionRect: bounds, rootBounds: null }
}

/** Replaces `IntersectionObserver`, which jsdom lacks. Returns a function that restores it. */
function replaceObserver(
  observe: (target: Element, report: (isIntersecting: boolean) => void) => void,
  unobserve: (target: Element) => void,
) {
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

/** Lets a test decide which elements intersect the viewport, until the test file ends. */
export function fakeIntersections() {
  const observers = new Map<Element, ((isIntersecting: boolean) => void)[]>()
  replaceObserver(
    (target, report) => observers.set(target, [...(observers.get(target) ?? []), report]),
    (target) => observers.delete(target),
  )
  return {
    /** Reports to every observer of the element whether it intersects the viewport. */
    report: (element: Element | null, isIntersecting: boolean) =>
      element && observers.get(element)?.forEach((observer) => observer(isIntersecting)),
  }
}

/**
 * Reports every observed element as intersecting the viewport.
 * @returns a function that restores the observer
 */
export const intersectEverything = (): (() => void) =>
  replaceObserver(
    (_target, report) => queueMicrotask(() => report(true)),
    () => {},
  )
