interface Size {
  width: number
  height: number
}

/** Gives elements a size and SVG support, which jsdom lacks, for tests of maps. */
export function sizeElements({ width, height }: Size): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: width },
    clientHeight: { configurable: true, value: height },
  })
  // Leaflet uses it to detect SVG support.
  Object.assign(SVGElement.prototype, { createSVGRect: () => undefined })
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
