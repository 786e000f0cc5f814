/** jsdom lays nothing out: has every element that is watched come into sight. */
export const everythingIsInSight = () => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const bounds = target.getBoundingClientRect()
      const entry = {
        target,
        time: 0,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: bounds,
        intersectionRect: bounds,
        rootBounds: null,
      }
      this.tell([entry], this)
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
}
