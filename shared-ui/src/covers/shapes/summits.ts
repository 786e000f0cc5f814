import { along, mix } from '../colour'
import { between } from '../random'
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

/** Draws a high mountain with lower, hazier ones around it. */
export const summits = (context: DrawingContext, floor: number): string => {
  const focus = between(context.random, 0.32, 0.46)
  const aside = between(context.random, -0.05, 0.05)
  return range(context, floor, [
    { x: focus + 0.36, y: 0.42, far: 0.42 },
    { x: focus - 0.3 + aside, y: 0.4, far: 0.36 },
    { x: focus + 0.2 + aside, y: 0.33, far: 0.2 },
    { x: focus, y: 0.19, far: 0 },
  ])
}
