import type { KickKey } from './kicks'
import type { PersonKey } from './people'

interface DemoComment {
  on: KickKey
  by: PersonKey
  daysAgo: number
  text: string
}

/** Comments on the same Kick are listed oldest first. */
export const comments: readonly DemoComment[] = [
  { on: 'hallstatt-swim', by: 'henrik', daysAgo: 5.9, text: 'Eleven degrees in May. I call that lukewarm.' },
  {
    on: 'hallstatt-swim',
    by: 'aiko',
    daysAgo: 5.2,
    text: 'We did this on your word. Nobody spoke until the bakery, and then nobody stopped.',
  },
  {
    on: 'hallstatt-swim',
    by: 'mira',
    daysAgo: 5.0,
    text: 'Did you have the plum one? Please say you had the plum one.',
  },
  { on: 'hallstatt-swim', by: 'aiko', daysAgo: 4.8, text: 'Two.' },
  {
    on: 'cape-byron',
    by: 'ruby',
    daysAgo: 1.9,
    text: 'Stay for the second half hour, when the joggers have gone: the dolphins work the bay below the lookout.',
  },
  {
    on: 'cape-byron',
    by: 'tomas',
    daysAgo: 0.8,
    text: 'And there is a wave at the Pass, two minutes downhill. I am only saying.',
  },
  {
    on: 'ngor-right',
    by: 'ruby',
    daysAgo: 3.9,
    text: 'How much reef is under it at low tide? Asking for my knees.',
  },
  { on: 'ngor-right', by: 'tomas', daysAgo: 3.6, text: 'Urchins. Wear booties and go out at half tide.' },
  {
    on: 'fushimi-dawn',
    by: 'mira',
    daysAgo: 8.7,
    text: 'I was there at ten in the morning once and saw mostly elbows. Five it is, then.',
  },
  {
    on: 'fushimi-dawn',
    by: 'leila',
    daysAgo: 7.5,
    text: 'Is there tea at the top?',
  },
  {
    on: 'fushimi-dawn',
    by: 'aiko',
    daysAgo: 7.1,
    text: 'From seven, at the fourth station. Roasted, with a sweet the size of a thumbnail.',
  },
  {
    on: 'serengeti-crossing',
    by: 'mateo',
    daysAgo: 10.2,
    text: 'Five hours, one zebra, no crossing. Best day of the trip.',
  },
  {
    on: 'torres-del-paine',
    by: 'nia',
    daysAgo: 13.1,
    text: 'Which way round did you do it? I have only three days, and the bad mood already.',
  },
  {
    on: 'torres-del-paine',
    by: 'mateo',
    daysAgo: 12.8,
    text: 'West to east, with the wind behind you. With three days do the towers and the French Valley, and leave the glacier for next time.',
  },
  {
    on: 'wadi-rum',
    by: 'aiko',
    daysAgo: 15.8,
    text: 'The silence there has a grain, like wood. I came back for it.',
  },
  {
    on: 'neko-harbour',
    by: 'henrik',
    daysAgo: 18.4,
    text: 'I have taken some forty groups up there. Yours is the only one that managed it.',
  },
  {
    on: 'lofoten-aurora',
    by: 'mira',
    daysAgo: 20.9,
    text: 'Three nights of clouds and one of this. I would do the clouds again.',
  },
  { on: 'lofoten-aurora', by: 'ruby', daysAgo: 20.1, text: 'Southern cousin says hello. Yours is greener.' },
  {
    on: 'kadikoy-ferry',
    by: 'leila',
    daysAgo: 25.7,
    text: 'The ship called Paşabahçe, if you can catch it. Wooden benches and the best cups.',
  },
  {
    on: 'everest-base-camp',
    by: 'mateo',
    daysAgo: 28.3,
    text: 'Two rest days in Namche! At last somebody says it.',
  },
  {
    on: 'flinders-stars',
    by: 'aiko',
    daysAgo: 38.6,
    text: 'I got to three hundred and forty and then a kangaroo coughed.',
  },
  {
    on: 'porto-ribeira',
    by: 'mira',
    daysAgo: 42.2,
    text: 'Came by the coast line, stood on that bridge, ordered what the next table had. It was tripe. It was wonderful.',
  },
  {
    on: 'moraine-canoe',
    by: 'ruby',
    daysAgo: 50.5,
    text: 'Book the shuttle the minute it opens; the car park has been closed to us mortals for years.',
  },
  {
    on: 'bernina-train',
    by: 'aiko',
    daysAgo: 95.3,
    text: 'The windows that open! Thank you. So few people know.',
  },
]
