import { between, type Random, times } from '../random'
import { type Point, smooth } from './curve'
import { r } from './svg'

export interface RidgeShape {
  width: number
  /** The mean y of the line. */
  base: number
  /** The amplitude. */
  swing: number
  /** The number of hills across the width. */
  hills: number
  /** Returns the offset of y at a share of the width; negative is up. */
  bend?: (share: number) => number
}

/** A skyline of hills. */
export interface Ridge {
  yAt: (x: number) => number
  points: Point[]
  /** Returns the path of the land from the line down to `floor`. */
  land: (floor: number) => string
}

/** Creates a skyline as the sum of three sine waves of different lengths. */
export const ridge = (random: Random, { width, base, swing, hills, bend = () => 0 }: RidgeShape): Ridge => {
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
