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

/** Draws light that fades around a spot, by the opacity at offsets from 0 to 1. */
export const glow = (
  id: string,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  ...stops: [offset: number, opacity: number][]
): string =>
  radialGradient(id, ...stops.map(([offset, opacity]) => stop(offset, colour, opacity))) +
  disc(x, y, radius, `url(#${id})`)

export type Point = readonly [x: number, y: number]

/** Returns the path of straight lines through the points, with relative commands. */
export function corners(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  return points
    .map(([toX, toY], index) => {
      const [nextX, nextY] = [r(toX), r(toY)]
      const step = index === 0 ? `M${nextX} ${nextY}` : `l${nextX - x} ${nextY - y}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join('')
}

/** Returns the path of a Catmull-Rom spline through the points, as cubic Bézier curves. */
export function smooth(points: readonly Point[]): string {
  const first = points[0]
  if (!first) return ''
  let d = `M${r(first[0])} ${r(first[1])}`
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const [x, y] = [r(from[0]), r(from[1])]
    const first6th = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y]
    const last6th = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y]
    d += `c${[...first6th, ...last6th, r(to[0]) - x, r(to[1]) - y].map(r).join(' ').replaceAll(' -', '-')}`
  }
  return d
}
