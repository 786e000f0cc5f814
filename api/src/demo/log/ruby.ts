import { again, doing, done, notAgain } from './entry'

export const ruby = [
  done('flinders-stars', 40, { daysAgo: 73 }, again(5), {
    note: 'Nine hundred and twelve, and then the cloud. I have asked for the other eighty-eight in writing.',
    photos: {
      'flinders-stars': [
        'The Milky Way and a shooting star over dark hills and a glowing tent.',
        'Nine hundred and twelve, roughly',
      ],
    },
  }),
  done('flinders-stars', 39.9, { yearsAgo: 4 }, again(5), {
    with: ['Aiko'],
    note: 'Aiko heard more than I saw.',
  }),
  done('flinders-stars', 39.8, 'unknown', again(), {
    with: ['Dad'],
    note: 'The first time, on the roof of Dad’s ute. I must have been six.',
  }),
  done('cradle-mountain', 91, { month: 4, yearsAgo: 1 }, again(5), {
    note: 'Sat down twice, as the title says. The second time a wombat came past and did not alter its plans.',
    photos: {
      'cradle-mountain': 'A red boat on a teal lake under a green mountain with snow on top.',
    },
  }),
  done('noosa-longboard', 24.2, { month: 3, yearsAgo: 2 }, again(4), {
    with: ['Tomás'],
    note: 'I stood up for the length of the word “up”.',
  }),
  done('cape-byron', 2, { yearsAgo: 1 }, again(4), {
    note: 'Stayed for the second half hour. The dolphins had waited for it, too.',
  }),
  done('moraine-canoe', 50.4, { month: 9, yearsAgo: 5 }, again(4), {
    with: ['Mira'],
    note: 'The shuttle was booked in four seconds. Mira steered, which explains the circles.',
  }),
  done('peggys-cove', 36, { daysAgo: 131, days: 3 }, again(5), {
    with: ['Mira'],
    note: 'A storm, a stove, and a cribbage board. I am up by eleven games.',
  }),
  done('musandam-dhow', 102, { yearsAgo: 6 }, again(5), {
    note: 'The fjords lie the wrong way up, and the stars fall into them. I did not sleep, and did not want to.',
  }),
  done('koh-lanta', 77.5, { yearsAgo: 8 }, notAgain(4), {
    audience: 'Private',
    note: 'Did nothing, properly. It took three days to get good at it.',
  }),
  doing('lofoten-aurora', 20, {
    note: 'The southern ones are mine already. I would like to shake hands with the cousins.',
    steps: [
      { text: 'Ask Henrik for the darkest week', done: true },
      { text: 'Wool. All of it.', done: false },
      { text: 'Tell work', done: false },
    ],
  }),
]
