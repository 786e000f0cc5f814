import { type Colour, mix } from '../colour'
import type { DrawingContext } from '../drawing-context'
import { area, verticalGradient, stop } from './svg'

/** Draws land that fades into haze at its bottom, for depth. */
export const hazyLand = (
  { id, palette }: DrawingContext,
  name: string,
  d: string,
  colour: Colour,
  haze = 0.55,
): string =>
  verticalGradient(`${id}${name}`, stop(0, colour), stop(0.75, mix(colour, palette.sky[2], haze))) +
  area(d, `url(#${id}${name})`)
