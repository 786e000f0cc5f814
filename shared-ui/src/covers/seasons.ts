import { type Colour, mix } from './colour'
import type { Palette } from './palettes'
import { pick, type Random } from './random'
import type { SceneName } from './scenes'
import { hasWordOf } from './title-words'

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

/** Returns whether a scene changes with the seasons. */
export const isSeasonal = (scene: SceneName): boolean => seasonal.includes(scene)

interface Tint {
  colour: Colour
  /** How much of the colour far, middle and near land take, 0 to 1. */
  shares: readonly [number, number, number]
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The palette itself is summer. */
const tints: Record<Season, Tint | null> = {
  spring: { colour: '#86b35a', shares: [0.35, 0.4, 0.12] },
  summer: null,
  autumn: { colour: '#c8632b', shares: [0.3, 0.5, 0.3] },
  winter: { colour: '#f3f7fa', shares: [0.6, 0.5, 0.12] },
}

/** The seasons of covers whose names say none; half of them are summer. */
const randomSeasons = ['summer', 'summer', 'summer', 'autumn', 'winter', 'spring'] as const

const words: Record<Season, readonly string[]> = {
  spring: ['spring', 'blossom', 'cherry', 'april', 'easter'],
  summer: ['summer', 'june', 'july', 'august', 'midsummer'],
  autumn: ['autumn', 'october', 'november', 'harvest', 'foliage', 'mushroom', 'vintage'],
  winter: [
    'winter',
    'snow',
    'snowy',
    'snowshoe',
    'frost',
    'frozen',
    'ice',
    'icy',
    'ski',
    'skiing',
    'sled',
    'sledge',
    'christmas',
    'advent',
    'december',
    'january',
    'february',
  ],
}
const known = Object.entries(words) as [Season, readonly string[]][]

/** Returns the season that a name says; undefined if it says none. */
export const seasonOf = (name: string): Season | undefined =>
  known.find(([, entries]) => hasWordOf(name, entries))?.[0]

/** Returns the palette in the colours of the given season, or of a random one. Scenes without seasons keep theirs. */
export const inSeason = (
  palette: Palette,
  scene: SceneName,
  season: Season | undefined,
  random: Random,
): Palette => {
  const randomSeason = pick(random, randomSeasons)
  const tint = tints[season ?? randomSeason]
  if (!tint || !isSeasonal(scene)) return palette
  const tinted = (index: 0 | 1 | 2) => mix(palette.land[index], tint.colour, tint.shares[index])
  return { ...palette, land: [tinted(0), tinted(1), tinted(2)] }
}
