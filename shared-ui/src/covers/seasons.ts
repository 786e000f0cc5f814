import { type Colour, mix } from './colour'
import type { Palette } from './palettes'
import { pick, type Random } from './random'
import { found } from './subject'

/** Scenes whose plants or summits change with the seasons. */
const seasonal = ['balloons', 'countryside', 'forest', 'harbour', 'lake', 'mountains', 'sea', 'shrine']

interface Tint {
  colour: Colour
  /** How much of the colour far, middle and near land take, 0 to 1. */
  shares: readonly [number, number, number]
}

/** The palette itself is summer. */
const tints = {
  spring: { colour: '#86b35a', shares: [0.35, 0.4, 0.12] },
  summer: null,
  autumn: { colour: '#c8632b', shares: [0.3, 0.5, 0.3] },
  winter: { colour: '#f3f7fa', shares: [0.6, 0.5, 0.12] },
} satisfies Record<string, Tint | null>

export type Season = keyof typeof tints

/** The seasons of covers whose names say none; half of them are summer. */
const randomSeasons = ['summer', 'summer', 'summer', 'autumn', 'winter', 'spring'] as const

const isSeason = (word: string): word is Season => word in tints

/** Returns the season that a name says; undefined if it says none. */
export const seasonOf = (name: string): Season | undefined => found(name, isSeason).find(isSeason)

/** Returns the palette in the colours of the given season, or of a random one. Scenes without seasons keep theirs. */
export function inSeason(
  palette: Palette,
  scene: string,
  season: Season | undefined,
  random: Random,
): Palette {
  const randomSeason = pick(random, randomSeasons)
  const tint: Tint | null = tints[season ?? randomSeason]
  if (!tint || !seasonal.includes(scene)) return palette
  const tinted = (index: 0 | 1 | 2) => mix(palette.land[index], tint.colour, tint.shares[index])
  return { ...palette, land: [tinted(0), tinted(1), tinted(2)] }
}
