import { type Colour } from '../colour'
import { between, type Random } from '../random'
import { corners, type Point } from './curve'
import { area } from './svg'

export interface PeakShape {
  x: number
  y: number
  /** The horizontal distances from the summit to the foot. */
  left: number
  right: number
  floor: number
}

export interface PeakColours {
  lit: Colour
  shade: Colour
  /** Without it the summit has no snow. */
  snow?: { lit: Colour; shade: Colour }
}

// The bends of a flank, as shares of its height. The second is the snow line.
const bends = [0.14, 0.31, 0.55, 0.8, 1]
const snowLine = 2

const flank = (random: Random, { x, y, floor }: PeakShape, reach: number): Point[] =>
  bends.map((share) => {
    const wander = share === 1 ? 0 : between(random, -0.055, 0.055)
    return [x + reach * (share ** 0.92 + wander), y + (floor - y) * share]
  })

/** Returns the ragged lower edge of the snow, from one flank to the other. */
const fringe = (random: Random, from: Point, to: Point): Point[] =>
  [0.16, 0.34, 0.5, 0.68, 0.85].map((share, index) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + (index % 2 ? -1 : 1) * between(random, 6, 20),
  ])

/** Draws a mountain, shaded on the left, with snow on top. */
export const peak = (random: Random, shape: PeakShape, { lit, shade, snow }: PeakColours): string => {
  const summit: Point = [shape.x, shape.y]
  const left = flank(random, shape, -shape.left)
  const right = flank(random, shape, shape.right)
  const spine = flank(random, shape, -shape.left * between(random, 0.02, 0.22))
  const body = area(`${corners([summit, ...right, ...left.toReversed()])}z`, lit)
  const dark = area(`${corners([summit, ...spine, ...left.toReversed()])}z`, shade)
  const [leftEnd, rightEnd, spineEnd] = [left[snowLine - 1], right[snowLine - 1], spine[snowLine - 1]]
  if (!snow || !leftEnd || !rightEnd || !spineEnd) return body + dark
  const hem = fringe(random, leftEnd, rightEnd)
  const darkHem = hem.filter(([x]) => x < spineEnd[0])
  return [
    body,
    dark,
    area(
      `${corners([summit, ...right.slice(0, snowLine), ...hem.toReversed(), ...left.slice(0, snowLine).toReversed()])}z`,
      snow.lit,
    ),
    area(
      `${corners([summit, ...spine.slice(0, snowLine), ...darkHem.toReversed(), ...left.slice(0, snowLine).toReversed()])}z`,
      snow.shade,
    ),
  ].join('')
}
