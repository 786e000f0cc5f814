import { again, doing, done, letGo, notAgain, stars } from './entry'

export const henrik = [
  done('lofoten-aurora', 21.5, { daysAgo: 300 }, again(5), {
    note: 'Everybody’s first night is my hundredth, and I still go out in my socks to look.',
    photos: {
      'story-cabin': [
        'Green and violet northern lights over a dark bay with three small icebergs.',
        'From the doorstep',
      ],
    },
  }),
  done('lofoten-aurora', 21, { yearsAgo: 10 }, again(5), {
    note: 'The winter I stayed. I had come for a week.',
  }),
  done('paradise-bay', 73, { month: 1, yearsAgo: 1 }, again(5), {
    note: 'A minke whale came up under the third kayak, breathed once, and left. Nobody paddled for a while.',
    photos: {
      'story-ice': 'Icebergs and drifting floes on turquoise water under a green aurora.',
    },
  }),
  done('paradise-bay', 72.8, { month: 12, yearsAgo: 6 }, again(), {
    note: 'My first season. I learned more from the cook than from the manual.',
  }),
  done('lemaire-channel', 70, { month: 1, yearsAgo: 3 }, again(5), {
    with: ['Mateo'],
    note: 'Midnight, glass, and forty people whispering as if in church.',
  }),
  done('neko-harbour', 18, { month: 1, yearsAgo: 2 }, again(5), {
    with: ['Aiko'],
    note: 'Aiko’s group: an hour without one cough. I have told every group since that it can be done.',
  }),
  done('moraine-canoe', 52, { yearsAgo: 4 }, again(4), {
    note: 'A lake that somebody else guides on. I sat in the bow and was paddled about like a duke.',
  }),
  done('cape-byron', 2.1, { daysAgo: 24 }, notAgain(3), {
    note: 'First light of a continent, with a flat white afterwards. Warm. Suspiciously warm.',
  }),
  done('hallstatt-swim', 5.6, { yearsAgo: 2 }, stars(3), {
    with: ['Mira'],
    note: 'Mira calls this cold. I stayed in until she apologised to the lake.',
  }),
  doing('torres-del-paine', 12, {
    note: 'A holiday on foot, with nobody to count at the end of the day but me.',
    steps: [
      { text: 'Swap two weeks with Ingrid', done: true },
      { text: 'Book the huts, before Mateo tells me they are full', done: false },
      { text: 'Leave the radio at home', done: false },
    ],
  }),
  letGo('koh-lanta', 40, {
    audience: 'Private',
    note: 'Thirty-one degrees in the shade. I know myself.',
  }),
]
