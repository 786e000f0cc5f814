import { along, type Colour, mix } from '../colour'
import type { DrawingContext } from '../drawing-context'
import { between, pick, type Random, times } from '../random'
import { area, corners, type Point, r, smooth, stop, verticalGradient } from './svg'

/** A skyline of hills. */
export interface Ridge {
  yAt: (x: number) => number
  points: Point[]
  /** Returns the path of the land from the line down to `floor`. */
  land: (floor: number) => string
}

/**
 * Creates a skyline as the sum of three sine waves of different lengths.
 * @param base the mean y
 * @param swing the amplitude
 * @param hills the number of hills across the width
 * @param bend returns the offset of y at a share of the width; negative is up
 */
export function ridge(
  { width, random }: Pick<DrawingContext, 'width' | 'random'>,
  base: number,
  swing: number,
  hills: number,
  bend: (share: number) => number = () => 0,
): Ridge {
  const waves = [
    { pitch: 1, share: 0.62 },
    { pitch: 1.9, share: 0.28 },
    { pitch: 3.3, share: 0.1 },
  ].map(({ pitch, share }) => ({
    pitch: pitch * hills * between(random, 0.85, 1.15) * 6.28,
    phase: random() * 6.28,
    height: swing * share,
  }))
  const yAt = (x: number) => {
    const share = x / width
    return (
      base +
      bend(share) +
      waves.reduce((y, wave) => y + Math.sin(share * wave.pitch + wave.phase) * wave.height, 0)
    )
  }
  const count = Math.max(5, Math.round(hills * 5))
  const points = times(count + 1, (index): Point => [(width * index) / count, yAt((width * index) / count)])
  return { yAt, points, land: (floor) => `${smooth(points)}V${r(floor)}H0z` }
}

/** Returns a `bend` that lifts both sides. */
export const valley = (height: number) => (share: number) => -height * (2 * share - 1) ** 2

/** Returns a `bend` that lifts one side: the right for positive heights, the left for negative. */
export const slope = (height: number) => (share: number) =>
  height > 0 ? -height * share ** 2 : height * (1 - share) ** 2

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

/** Draws an island on the horizon. `far` is its haze, 0 to 1. */
export function island(
  { palette, random }: DrawingContext,
  x: number,
  shore: number,
  long: number,
  far: number,
) {
  const tall = long * between(random, 0.2, 0.3)
  const d = `M${r(x)} ${r(shore)}c${r(long * 0.12)}-4 ${r(long * 0.16)}-${r(tall * 0.6)} ${r(long * 0.28)}-${r(tall * 0.7)}s${r(long * 0.16)}-${r(tall * 0.5)} ${r(long * 0.27)}-${r(tall * 0.2)} ${r(long * 0.2)} ${r(tall * 0.7)} ${r(long * 0.45)} ${r(tall * 0.9)}z`
  return area(d, mix(along(palette.land, 0.5), palette.sky[2], far))
}

interface PeakShape {
  x: number
  y: number
  /** The horizontal distances from the summit to the foot. */
  left: number
  right: number
  floor: number
}

interface PeakColours {
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
export function peak(random: Random, shape: PeakShape, { lit, shade, snow }: PeakColours): string {
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

interface Summit {
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
export function summits(context: DrawingContext, floor: number): string {
  const { random } = context
  const focus = between(random, 0.26, 0.62)
  const aside = () => between(random, -0.06, 0.06)
  return range(
    context,
    floor,
    pick(random, layouts).map(({ x, ...summit }) => ({ ...summit, x: focus + x + aside() })),
  )
}
