import { along, mix } from '../colour'
import { between, pick } from '../random'
import type { DrawingContext } from '../drawing-context'
import { peak } from './peak'

export interface Summit {
  /** Shares of the cover's width and height. */
  x: number
  y: number
  /** The haze, 0 to 1. */
  far: number
}

/** Draws snow-capped mountains in the given order, the farthest first. */
export const range = (
  { width, height, palette, random }: DrawingContext,
  floor: number,
  summits: readonly Summit[],
): string =>
  summits
    .map(({ x, y, far }) => {
      const top = height * (y + between(random, -0.02, 0.02))
      const reach = (floor - top) * between(random, 0.78, 0.95)
      const haze = (colour: string) => mix(colour, palette.sky[2], far)
      return peak(
        random,
        { x: width * x, y: top, left: reach, right: reach * between(random, 0.95, 1.2), floor },
        {
          lit: haze(along(palette.land, 0.42)),
          shade: haze(along(palette.land, 0.66)),
          snow: { lit: haze(palette.bright), shade: haze(mix(palette.bright, palette.land[1], 0.42)) },
        },
      )
    })
    .join('')

/** A high mountain with lower ones around it, two of the same height, or a long range; each around the share 0 across. */
const layouts: readonly [readonly Summit[], ...(readonly Summit[])[]] = [
  [
    { x: 0.36, y: 0.42, far: 0.42 },
    { x: -0.3, y: 0.4, far: 0.36 },
    { x: 0.2, y: 0.33, far: 0.2 },
    { x: 0, y: 0.19, far: 0 },
  ],
  [
    { x: -0.34, y: 0.44, far: 0.42 },
    { x: 0.42, y: 0.4, far: 0.36 },
    { x: 0.2, y: 0.25, far: 0.08 },
    { x: -0.12, y: 0.27, far: 0 },
  ],
  [
    { x: -0.42, y: 0.4, far: 0.34 },
    { x: 0.46, y: 0.42, far: 0.42 },
    { x: -0.18, y: 0.36, far: 0.22 },
    { x: 0.24, y: 0.35, far: 0.12 },
    { x: 0.03, y: 0.4, far: 0 },
  ],
]

/** Draws snow-capped mountains in one of several layouts. */
export const summits = (context: DrawingContext, floor: number): string => {
  const { random } = context
  const focus = between(random, 0.26, 0.62)
  const aside = () => between(random, -0.06, 0.06)
  return range(
    context,
    floor,
    pick(random, layouts).map(({ x, ...summit }) => ({ ...summit, x: focus + x + aside() })),
  )
}
