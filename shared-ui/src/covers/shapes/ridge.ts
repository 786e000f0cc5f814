import type { DrawingContext } from '../drawing-context'
import { between, times } from '../random'
import { type Point, smooth } from './curve'
import { r } from './svg'

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
export const ridge = (
  { width, random }: Pick<DrawingContext, 'width' | 'random'>,
  base: number,
  swing: number,
  hills: number,
  bend: (share: number) => number = () => 0,
): Ridge => {
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
