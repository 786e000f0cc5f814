import type { CoverKind } from './cover-kind'
import { pick, type Random } from './random'
import type { SceneName } from './scenes'

/**
 * Words that tell what a place looks like; the first row that knows a word of the name decides. Five letters or more
 * stand for every word that begins so, shorter ones for themselves and their plural ('sea' is not in 'season').
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

const isTold = (spoken: string, word: string) =>
  word.length < 5 ? spoken === word || spoken === `${word}s` : spoken.startsWith(word)

/** Its words in plain small letters: 'Reykjavík!' speaks like 'reykjavik'. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)

/** The scene that the name speaks of, else one that suits the kind, drawn by lot. */
export const sceneFor = (name: string, kind: CoverKind, random: Random): SceneName => {
  const byLot = pick(random, byKind[kind])
  const spoken = wordsOf(name)
  const told = known.find(([, list]) => spoken.some((one) => list.some((word) => isTold(one, word))))
  return told?.[0] ?? byLot
}
