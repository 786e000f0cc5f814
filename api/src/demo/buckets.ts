import type { KickKey } from './kicks'
import type { PersonKey } from './people'

export interface DemoWish {
  key: string
  name: string
  /** The number of years until the one that it is meant for. */
  inYears?: number
}

interface BucketFields {
  name: string
  description: string
  /** Private if missing. */
  audience?: 'Members'
  /** Kicks of any user, in the order in which they were added. */
  kicks: KickKey[]
  /** Private Kicks without picture and place, which are added after the others. */
  wishes?: DemoWish[]
}

const bucket = (by: PersonKey, daysAgo: number, fields: BucketFields) => ({ by, daysAgo, ...fields })

export const buckets = {
  'swim-cold': bucket('mira', 7.6, {
    name: 'Swim where it is cold',
    description:
      'One lake, river or sea a month for a whole year, always with somebody else and a thermos. Hallstätter See before breakfast, the Baltic in December with a sauna behind it, Loch Lomond in the rain. I write down the temperature, how long I stayed, and what we talked about while we shivered.',
    kicks: ['hallstatt-swim', 'moraine-canoe', 'titicaca-rowing', 'cradle-mountain', 'paradise-bay'],
  }),
  'slow-trains': bucket('mira', 96.4, {
    audience: 'Members',
    name: 'Slow trains, and the sea at the end',
    description:
      'A window seat, a book I will not finish, and a country that goes by at forty miles an hour. The Bernina over the pass in February, the night train from Stockholm to Narvik, the coast line down to Porto. Every one of them by day, at least in part, with food from the last station.',
    kicks: ['bernina-train', 'porto-ribeira', 'kadikoy-ferry', 'lofoten-aurora'],
  }),
  'before-everybody': bucket('mira', 18.3, {
    name: 'Up before the birds',
    description:
      'I am not a morning person; I am a person who has noticed what mornings get. Places that belong to whoever sets an alarm, one for each month that I can bear it.',
    kicks: [
      'fushimi-dawn',
      'cappadocia-balloon',
      'cape-byron',
      'torres-del-paine',
      'erg-chebbi',
      'hallstatt-swim',
    ],
  }),
  'sit-still': bucket('mira', 61.7, {
    name: 'Sit still with a book',
    description:
      'A list of chairs, benches and hammocks. The book may stay shut; it counts when I have not looked at a clock between two meals.',
    kicks: ['val-dorcia-novel', 'peggys-cove', 'ilha-grande', 'neko-harbour'],
  }),
  'own-hands': bucket('mira', 33.1, {
    name: 'Make it with my own hands',
    description: 'No tickets needed. Whatever I can hold afterwards counts, however crooked it is.',
    kicks: [],
    wishes: [
      { key: 'bake-loaf', name: 'Bake a loaf of rye that holds its shape' },
      { key: 'sew-coat', name: 'Sew a winter coat with pockets', inYears: 1 },
      { key: 'accordion', name: 'Play three songs on the accordion' },
      { key: 'build-canoe', name: 'Build a canoe and paddle it', inYears: 3 },
      { key: 'carve-spoon', name: 'Carve a spoon from the old cherry tree' },
    ],
  }),
  'far-north-south': bucket('henrik', 70.2, {
    audience: 'Members',
    name: 'Both ends of the compass',
    description: 'Ice is never the same colour twice. I collect the differences.',
    kicks: ['lofoten-aurora', 'paradise-bay', 'lemaire-channel', 'neko-harbour'],
  }),
  summits: bucket('nia', 29.5, {
    name: 'One summit a year',
    description:
      'Since I turned thirty. The rule says nothing about height: the year of the broken ankle it was a hill in Ghent.',
    kicks: ['kilimanjaro', 'everest-base-camp', 'torres-del-paine'],
  }),
  'right-hand-waves': bucket('tomas', 3.8, {
    name: 'Waves that go right',
    description: 'Goofy-footers need not apply. Soup afterwards, always.',
    kicks: ['ngor-right', 'noosa-longboard'],
  }),
  'quiet-places': bucket('aiko', 16.6, {
    audience: 'Members',
    name: 'Places where one hears oneself',
    description: 'I sit for an hour and write down every sound. The shortest list wins.',
    kicks: ['erg-chebbi', 'neko-harbour', 'flinders-stars', 'fushimi-dawn'],
  }),
  'tea-stops': bucket('leila', 26.2, {
    name: 'Where the tea is good',
    description: 'Three glasses: one bitter as life, one strong as love, one gentle as a long evening.',
    kicks: ['wadi-rum', 'kadikoy-ferry', 'erg-chebbi'],
  }),
  uphill: bucket('mateo', 12.9, {
    name: 'Uphill, on my own legs',
    description: 'No cable cars, no horses, no excuses. Downhill may be by bus.',
    kicks: ['torres-del-paine', 'everest-base-camp', 'kilimanjaro'],
  }),
  'dark-skies': bucket('ruby', 39.4, {
    name: 'Proper darkness',
    description: 'Places where the Milky Way throws a shadow, and the people who know where to lie down.',
    kicks: ['flinders-stars', 'wadi-rum', 'lofoten-aurora'],
  }),
}

export type BucketKey = keyof typeof buckets
