import { type Colour, mix } from '../colour'
import type { DrawingContext } from '../drawing-context'
import { area, verticalGradient } from './svg'

/** Draws land that fades into haze at its bottom, for depth. */
export const hazyLand = (
  { id, palette }: DrawingContext,
  name: string,
  d: string,
  colour: Colour,
  haze = 0.55,
): string =>
  verticalGradient(`${id}${name}`, [
    { at: 0, colour },
    { at: 0.75, colour: mix(colour, palette.sky[2], haze) },
  ]) + area(d, `url(#${id}${name})`)
