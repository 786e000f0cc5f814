/** jsdom lays nothing out: the test says what is in sight. It lasts for the test file. */
export const watchSight = () => {
  const watchers = new Map<Element, ((isIntersecting: boolean) => void)[]>()
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      const bounds = target.getBoundingClientRect()
      const place = { target, boundingClientRect: bounds, intersectionRect: bounds, rootBounds: null }
      const tell = (isIntersecting: boolean) =>
        this.callback(
          [{ ...place, isIntersecting, intersectionRatio: Number(isIntersecting), time: 0 }],
          this,
        )
      watchers.set(target, [...(watchers.get(target) ?? []), tell])
    }
    unobserve(target: Element) {
      watchers.delete(target)
    }
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  return {
    /** Has the element come into sight or leave it, once something watches it. */
    tell: (element: Element | null, isIntersecting: boolean) =>
      element && watchers.get(element)?.forEach((watcher) => watcher(isIntersecting)),
  }
}
