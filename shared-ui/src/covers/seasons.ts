import { type Colour, mix } from './colour'
import type { Palette } from './palettes'
import { pick, type Random } from './random'
import type { SceneName } from './scenes'

/** Scenes whose plants or summits change with the seasons. */
const seasonal: readonly SceneName[] = [
  'balloons',
  'countryside',
  'forest',
  'harbour',
  'lake',
  'mountains',
  'sea',
  'shrine',
]

interface Season {
  colour: Colour
  /** How much of the colour far, middle and near land take, 0 to 1. */
  shares: readonly [number, number, number]
}

/** Nulls are summer, which has the colours of the palette. */
const seasons: readonly [Season | null, ...(Season | null)[]] = [
  null,
  null,
  null,
  { colour: '#c8632b', shares: [0.3, 0.5, 0.3] },
  { colour: '#f3f7fa', shares: [0.6, 0.5, 0.12] },
  { colour: '#86b35a', shares: [0.35, 0.4, 0.12] },
]

/** Returns the palette in a random season, unless the scene has none. */
export const inSeason = (palette: Palette, scene: SceneName, random: Random): Palette => {
  const season = pick(random, seasons)
  if (!season || !seasonal.includes(scene)) return palette
  const tinted = (index: 0 | 1 | 2) => mix(palette.land[index], season.colour, season.shares[index])
  return { ...palette, land: [tinted(0), tinted(1), tinted(2)] }
}
