import type { Colour } from '../colour'

/** Rounds coordinates to whole units, because digits are most of a cover's bytes. */
export const r = Math.round

export const area = (d: string, fill: Colour, opacity = 1): string =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

export const line = (d: string, colour: Colour, width: number, opacity = 1): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  } d="${d}"/>`

export const disc = (x: number, y: number, radius: number, fill: Colour, opacity = 1): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Moves and scales a drawing. A negative `scaleX` mirrors it. */
export const at = (x: number, y: number, scale: number, drawing: string, scaleX = scale): string =>
  `<g transform="translate(${r(x)} ${r(y)}) scale(${+scaleX.toFixed(2)} ${+scale.toFixed(2)})">${drawing}</g>`

/** Returns a stop of a gradient, 0 to 1. */
export const stop = (offset: number, colour: Colour, opacity?: number): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

/** Returns a linear gradient from top to bottom, for use as `url(#id)`. */
export const verticalGradient = (id: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`

/** Returns a radial gradient, for use as `url(#id)`. */
export const radialGradient = (id: string, ...stops: string[]): string =>
  `<radialGradient id="${id}">${stops.join('')}</radialGradient>`
