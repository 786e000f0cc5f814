import type { CoverKind } from './palettes'
import { pick, type Random } from './random'
import type { SceneName } from './scenes'

/**
 * The words that select a scene; the first row with a match wins. An entry of five letters or more matches every word
 * that begins with it. A shorter one matches only itself and its plural, so that 'sea' does not match 'season'.
 */
const words: readonly (readonly [SceneName, string])[] = [
  [
    'polar',
    'aurora northern arctic antarct polar iceland reykjav greenland glacier iceberg lofoten svalbard troms penguin lapland',
  ],
  ['surf', 'surf surfing surfer wave bondi bodyboard paddle'],
  ['shrine', 'kyoto japan tokyo fuji osaka nara temple shrine pagoda zen tea onsen buddh sushi cherry'],
  ['savanna', 'safari savann serengeti kenya tanzania masai lion elephant giraffe zebra kruger botswana'],
  ['balloons', 'balloon cappadocia paraglid skydiv flight fly flying zipline bungee'],
  ['dunes', 'desert dune sahara morocc marrak dubai namib camel oman jordan egypt pyramid wadi'],
  ['mesas', 'canyon mesa arizona utah route road roadtrip monument outback uluru texas mexic nevada sedona'],
  ['night', 'night star stargaz camp camping moon milky galaxy bonfire dream sleep'],
  [
    'tropics',
    'tropic island beach bali hawaii maldiv caribbean thai thailand phuket fiji palm coconut lagoon hammock snorkel rio amazon seychell philippin cuba',
  ],
  [
    'lake',
    'lake canoe kayak fjord norway canada banff como loch river row rowing fish fishing swim swimming',
  ],
  [
    'forest',
    'forest wood jungle cabin hut mushroom redwood cycle cycling bike biking tree bear trail run running',
  ],
  [
    'countryside',
    'tuscan provence vine vineyard wine farm countryside village picnic chianti bordeaux garden cook cooking yoga read reading book italy',
  ],
  [
    'harbour',
    'harbour harbor copenhagen amsterdam porto lisbon venice market canal bergen cinque port paint food dinner',
  ],
  [
    'city',
    'city cities york paris london berlin rome town skyline museum rooftop concert dance dancing jazz opera singapore chicago shanghai hong music',
  ],
  [
    'sea',
    'sea sail sailing boat ocean coast lighthouse ferry cruise dive diving scuba whale greece greek santorini cliff ireland',
  ],
  [
    'mountains',
    'mountain alp hike hiking climb peak summit ski skiing snow himalay everest nepal andes machu patagonia trek trekking dolomit swiss tirol kiliman',
  ],
]

const byKind: Record<CoverKind, readonly [SceneName, ...SceneName[]]> = {
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

const isMatch = (word: string, entry: string) =>
  entry.length < 5 ? word === entry || word === `${entry}s` : word.startsWith(entry)

/** Returns the words of a name in lower case and without diacritics: 'Reykjavík!' gives 'reykjavik'. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)

/** Returns the scene that a word of the name selects, or a random one of the kind. */
export const sceneFor = (name: string, kind: CoverKind, random: Random): SceneName => {
  // Drawn in any case, so that the random numbers of the scene do not depend on its words.
  const randomScene = pick(random, byKind[kind])
  const nameWords = wordsOf(name)
  const match = known.find(([, entries]) =>
    nameWords.some((word) => entries.some((entry) => isMatch(word, entry))),
  )
  return match?.[0] ?? randomScene
}
