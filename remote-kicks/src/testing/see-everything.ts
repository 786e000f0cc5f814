/** A window in which everything is in sight, while the test runs. */
export function seeEverything() {
  const before = window.IntersectionObserver
  class Seeing implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const box = target.getBoundingClientRect()
      const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null }
      queueMicrotask(() => this.tell([{ ...seen, boundingClientRect: box, intersectionRect: box }], this))
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  window.IntersectionObserver = Seeing
  return {
    restore: () => {
      if (before) window.IntersectionObserver = before
      else Reflect.deleteProperty(window, 'IntersectionObserver')
    },
  }
}
