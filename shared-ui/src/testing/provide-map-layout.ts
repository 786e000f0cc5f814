/** Gives elements the size, and SVG the support, that Leaflet needs and jsdom lacks. */
export function provideMapLayout() {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 600 },
    clientHeight: { configurable: true, value: 400 },
  })
  // Leaflet uses it to detect SVG support.
  Object.assign(SVGElement.prototype, { createSVGRect: () => undefined })
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
