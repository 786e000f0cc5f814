interface Size {
  width: number
  height: number
}

/** Gives what is drawn a size, and the means to draw, which jsdom lacks: for the tests of this file's maps. */
export function sizeElements({ width, height }: Size): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: width },
    clientHeight: { configurable: true, value: height },
  })
  // Leaflet looks for it to know whether it can draw in SVG.
  Object.assign(SVGElement.prototype, { createSVGRect: () => undefined })
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
