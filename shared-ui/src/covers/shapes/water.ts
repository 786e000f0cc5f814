import { mix } from '../colour'
import { between, times } from '../random'
import type { Stage } from '../stage'
import { ridge } from './ridge'
import { area, downward, line, r } from './svg'

/** Still water from `top` to the foot of the sheet: the sky's colour far off, its own near by. */
export const water = ({ width, height, palette, id }: Stage, top: number): string =>
  downward(`${id}w`, [
    { at: 0, colour: palette.water[0] },
    { at: 1, colour: palette.water[1] },
  ]) + area(`M0 ${r(top)}H${width}V${height}H0z`, `url(#${id}w)`)

export interface Glitter {
  x: number
  top: number
  bottom: number
  /** Half the path of light's width at its far and near end. */
  spread: readonly [number, number]
}

/** The sun's path on the water: dashes that grow longer and thicker towards us. */
export const glitter = ({ palette, random }: Stage, { x, top, bottom, spread }: Glitter): string => {
  const rows = 13
  const dash = (index: number) => {
    const share = (index + 0.6) / rows
    const half = (spread[0] + (spread[1] - spread[0]) * share) * between(random, 0.45, 1)
    const shift = between(random, -0.35, 0.35) * half
    return `M${r(x - half + shift)} ${r(top + (bottom - top) * share ** 1.35)}h${r(half * 2)}`
  }
  const far = times(6, dash).join('')
  const near = times(rows - 6, (index) => dash(index + 6)).join('')
  return (
    line(far, { colour: palette.sun, width: 3, opacity: 0.75 }) +
    line(near, { colour: palette.sun, width: 5, opacity: 0.6 })
  )
}

/** Loose short dashes over the whole water, lighter than it: a breath of wind. */
export const ripples = ({ width, height, palette, random }: Stage, top: number, count = 14): string => {
  const dashes = times(count, () => {
    const share = random()
    const length = 20 + share * 60
    return `M${r(random() * width - length / 2)} ${r(top + 14 + share ** 1.2 * (height - top - 30))}h${r(length)}`
  })
  return line(dashes.join(''), { colour: palette.bright, width: 3, opacity: 0.28 })
}

/** Rolling swell from far to near, each wave with a lit crest. */
export const swell = ({ width, height, palette, random }: Stage, top: number, rows: number): string =>
  times(rows, (index) => {
    const share = (index + 1) / rows
    const wave = ridge(random, {
      width,
      base: top + (height - top) * (0.14 + 0.78 * (index / rows) ** 1.15),
      swing: 5 + share * 15,
      hills: 3.4 - share * 1.6,
    })
    const colour = mix(palette.water[0], palette.water[1], 0.3 + share * 0.7)
    return area(wave.land(height), mix(colour, palette.land[2], share * 0.22))
  }).join('')
