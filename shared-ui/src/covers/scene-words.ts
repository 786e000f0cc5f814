import { foldText } from '@bucketeer/platform/text'
import { type Colour, mix } from './colour'
import type { CoverKind, Palette } from './palettes'
import { pick, type Random } from './random'
import type { SceneName } from './scenes'

/** Returns the folded words of a text without digits: 'Reykjavík!' gives 'reykjavik'. */
const wordsOf = (text: string) => foldText(text).split(/[\s\p{N}]+/u)

const isMatch = (word: string, entry: string) =>
  entry.length < 5 ? word === entry || word === `${entry}s` : word.startsWith(entry)

/**
 * Returns whether a text has a word of a list. An entry of five letters or more matches every word that begins with it. A
 * shorter one matches only itself and its plural, so that 'sea' does not match 'season'.
 */
export const hasWordOf = (text: string, entries: readonly string[]): boolean =>
  wordsOf(text).some((word) => entries.some((entry) => isMatch(word, entry)))

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
const isSeasonal = (scene: SceneName): boolean => seasonal.includes(scene)

interface Tint {
  colour: Colour
  /** How much of the colour far, middle and near land take, 0 to 1. */
  shares: readonly [number, number, number]
}

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** The palette itself is summer. */
const tints: Record<Season, Tint | null> = {
  spring: { colour: '#86b35a', shares: [0.35, 0.4, 0.12] },
  summer: null,
  autumn: { colour: '#c8632b', shares: [0.3, 0.5, 0.3] },
  winter: { colour: '#f3f7fa', shares: [0.6, 0.5, 0.12] },
}

/** The seasons of covers whose names say none; half of them are summer. */
const randomSeasons = ['summer', 'summer', 'summer', 'autumn', 'winter', 'spring'] as const

const seasonWords: Record<Season, readonly string[]> = {
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

/** Returns the season that a name says; undefined if it says none. */
export const seasonOf = (name: string): Season | undefined =>
  seasons.find((season) => hasWordOf(name, seasonWords[season]))

/** Returns the palette in the colours of the given season, or of a random one. Scenes without seasons keep theirs. */
export function inSeason(
  palette: Palette,
  scene: SceneName,
  season: Season | undefined,
  random: Random,
): Palette {
  const randomSeason = pick(random, randomSeasons)
  const tint = tints[season ?? randomSeason]
  if (!tint || !isSeasonal(scene)) return palette
  const tinted = (index: 0 | 1 | 2) => mix(palette.land[index], tint.colour, tint.shares[index])
  return { ...palette, land: [tinted(0), tinted(1), tinted(2)] }
}

type Scenes = readonly [SceneName, ...SceneName[]]

/** The words that select scenes, of which a random one is drawn; the first row with a match wins. */
const words: readonly (readonly [Scenes, string])[] = [
  [
    ['polar'],
    'aurora northern arctic antarct polar iceland reykjav greenland glacier iceberg lofoten svalbard troms penguin lapland',
  ],
  [['mountains', 'mountains', 'forest'], 'ski skiing snow sled sledge snowshoe'],
  [['surf'], 'surf surfing surfer wave bondi bodyboard paddle'],
  [['shrine'], 'kyoto japan tokyo fuji osaka nara temple shrine pagoda zen tea onsen buddh sushi cherry'],
  [['savanna'], 'safari savann serengeti kenya tanzania masai lion elephant giraffe zebra kruger botswana'],
  [['balloons'], 'balloon cappadocia paraglid skydiv flight fly flying zipline bungee'],
  [['dunes'], 'desert dune sahara morocc marrak dubai namib camel oman jordan egypt pyramid wadi'],
  [
    ['mesas'],
    'canyon mesa arizona utah route road roadtrip monument outback uluru texas mexic nevada sedona',
  ],
  [['night'], 'night star stargaz camp camping moon milky galaxy bonfire dream sleep'],
  [
    ['tropics', 'tropics', 'sea'],
    'tropic island beach bali hawaii maldiv caribbean thai thailand phuket fiji palm coconut lagoon hammock snorkel rio amazon seychell philippin cuba',
  ],
  [['lake', 'sea', 'tropics'], 'swim swimming'],
  [
    ['lake', 'lake', 'mountains'],
    'lake canoe kayak fjord norway canada banff como loch river row rowing fish fishing',
  ],
  [
    ['forest', 'forest', 'mountains'],
    'forest wood jungle cabin hut mushroom redwood cycle cycling bike biking tree bear trail run running',
  ],
  [
    ['countryside', 'countryside', 'forest'],
    'tuscan provence vine vineyard wine farm countryside village picnic chianti bordeaux garden cook cooking yoga read reading book italy',
  ],
  [
    ['harbour', 'harbour', 'city'],
    'harbour harbor copenhagen amsterdam porto lisbon venice market canal bergen cinque port paint food dinner',
  ],
  [
    ['city', 'city', 'harbour'],
    'city cities york paris london berlin rome town skyline museum rooftop concert dance dancing jazz opera singapore chicago shanghai hong music',
  ],
  [
    ['sea', 'sea', 'harbour'],
    'sea sail sailing boat ocean coast lighthouse ferry cruise dive diving scuba whale greece greek santorini cliff ireland',
  ],
  [
    ['mountains', 'mountains', 'lake', 'forest'],
    'mountain alp hike hiking climb peak summit himalay everest nepal andes machu patagonia trek trekking dolomit swiss tirol kiliman',
  ],
  [
    ['city', 'countryside', 'harbour'],
    'home house kitchen bake baking bread cake sew sewing knit knitting stitch build building letter write writing language learn learning study teach piano guitar sing singing paint pottery ceramic hands',
  ],
]

const byKind: Record<CoverKind, Scenes> = {
  Chill: ['lake', 'tropics', 'sea', 'countryside', 'forest', 'harbour', 'shrine'],
  Travel: [
    'mountains',
    'dunes',
    'sea',
    'harbour',
    'mesas',
    'shrine',
    'city',
    'savanna',
    'tropics',
    'balloons',
  ],
  Activity: ['mountains', 'surf', 'balloons', 'mesas', 'lake', 'forest', 'polar', 'night'],
  Bucket: [
    'mountains',
    'balloons',
    'sea',
    'lake',
    'tropics',
    'dunes',
    'city',
    'forest',
    'countryside',
    'polar',
  ],
  Journal: ['night', 'forest', 'lake', 'city', 'sea', 'mountains', 'harbour', 'polar', 'countryside'],
}

const known = words.map(([scene, list]) => [scene, list.split(' ')] as const)

/** The latitudes, in degrees from the equator, where a scene is at home. Those without an entry are anywhere. */
const climates: Partial<Record<SceneName, readonly [from: number, to: number]>> = {
  polar: [58, 90],
  shrine: [28, 46],
  savanna: [0, 30],
  dunes: [0, 42],
  mesas: [0, 44],
  tropics: [0, 30],
  surf: [0, 58],
  countryside: [30, 62],
  balloons: [0, 62],
}

const isAtHome = (latitude: number) => (scene: SceneName) => {
  const [from, to] = climates[scene] ?? [0, 90]
  return Math.abs(latitude) >= from && Math.abs(latitude) <= to
}

/** What decides the scene of a cover. */
export interface Subject {
  name: string
  /** The names of its place and country. */
  place?: string | null | undefined
  /** In degrees. */
  latitude?: number | null | undefined
}

const scenesOf = (text: string): Scenes | undefined =>
  known.find(([, entries]) => hasWordOf(text, entries))?.[0]

/**
 * Returns a scene that a word of the name selects, else one that a word of the place selects, else a random one of the
 * kind that suits the latitude and the season that the name says.
 */
export function sceneFor({ name, place, latitude }: Subject, kind: CoverKind, random: Random): SceneName {
  const ofText = scenesOf(name) ?? scenesOf(place ?? '')
  const [first = 'mountains', ...others] = byKind[kind]
    .filter((scene) => typeof latitude !== 'number' || isAtHome(latitude)(scene))
    .filter((scene) => !seasonOf(name) || isSeasonal(scene))
  return pick(random, ofText ?? [first, ...others])
}
