import { mix } from '../colour'
import { between, times } from '../random'
import type { DrawingContext } from '../drawing-context'
import { ridge } from './land'
import { area, verticalGradient, line, r, stop } from './svg'

/** Draws still water from `top` to the bottom of the cover. */
export const water = ({ width, height, palette, id }: DrawingContext, top: number): string =>
  verticalGradient(`${id}w`, stop(0, palette.water[0]), stop(1, palette.water[1])) +
  area(`M0 ${r(top)}H${width}V${height}H0z`, `url(#${id}w)`)

export interface Glitter {
  x: number
  top: number
  bottom: number
  /** Half of the width at the far and the near end. */
  spread: readonly [number, number]
}

/** Draws the reflection of the sun on water as dashes that grow towards the viewer. */
export function glitter({ palette, random }: DrawingContext, { x, top, bottom, spread }: Glitter): string {
  const rows = 13
  const dash = (index: number) => {
    const share = (index + 0.6) / rows
    const half = (spread[0] + (spread[1] - spread[0]) * share) * between(random, 0.45, 1)
    const shift = between(random, -0.35, 0.35) * half
    return `M${r(x - half + shift)} ${r(top + (bottom - top) * share ** 1.35)}h${r(half * 2)}`
  }
  const far = times(6, dash).join('')
  const near = times(rows - 6, (index) => dash(index + 6)).join('')
  return line(far, palette.sun, 3, 0.75) + line(near, palette.sun, 5, 0.6)
}

/** Draws ripples on water as short light dashes. */
export function ripples({ width, height, palette, random }: DrawingContext, top: number, count = 14): string {
  const dashes = times(count, () => {
    const share = random()
    const length = 20 + share * 60
    return `M${r(random() * width - length / 2)} ${r(top + 14 + share ** 1.2 * (height - top - 30))}h${r(length)}`
  })
  return line(dashes.join(''), palette.bright, 3, 0.28)
}

/** Draws rows of waves from far to near. */
export const swell = (
  { width, height, palette, random }: DrawingContext,
  top: number,
  rows: number,
): string =>
  times(rows, (index) => {
    const share = (index + 1) / rows
    const wave = ridge(
      { width, random },
      top + (height - top) * (0.14 + 0.78 * (index / rows) ** 1.15),
      5 + share * 15,
      3.4 - share * 1.6,
    )
    const colour = mix(palette.water[0], palette.water[1], 0.3 + share * 0.7)
    return area(wave.land(height), mix(colour, palette.land[2], share * 0.22))
  }).join('')
