import { again, doing, done, letGo } from './entry'

export const mateo = [
  done('torres-del-paine', 14, { daysAgo: 331, days: 5 }, again(5), {
    with: ['Lucía'],
    note: 'West to east, with the wind behind me. At three in the morning we voted on whether to get up for the towers, and I was outvoted by my own legs.',
    photos: {
      'story-towers': ['A small lit tent under a blue peak by moonlight.', 'Three in the morning'],
    },
  }),
  done('torres-del-paine', 13.8, { yearsAgo: 7 }, again(4), {
    note: 'Guided twelve people round. Eleven of them write to me at Christmas.',
  }),
  done('titicaca-rowing', 126, { yearsAgo: 10 }, again(5), {
    with: ['Tío Ramón'],
    note: 'With my uncle’s boat and my uncle’s opinions. Both leaked a little.',
    photos: {
      'titicaca-rowing': 'A turquoise rowing boat on a lake, before a violet mountain and a red sky.',
    },
  }),
  done('titicaca-rowing', 125, { daysAgo: 164 }, again(5), {
    note: 'There and back before lunch. The lake was kind; my hands say otherwise.',
  }),
  done('lemaire-channel', 140, { month: 1, yearsAgo: 3 }, again(4), {
    with: ['Henrik'],
    audience: 'Private',
    note: 'I slept through the first half and will deny it.',
  }),
  done('everest-base-camp', 28, { month: 11, yearsAgo: 4 }, again(5), {
    note: 'Two rest days in Namche, and cake in both. I was the only one who was not out of breath, and they never forgave me.',
  }),
  done('calchaqui-road', 69, { month: 8, yearsAgo: 1 }, again(4), {
    with: ['Lucía'],
    note: 'Three punctures, four rescuers, one lamb dinner for all of us.',
  }),
  done('serengeti-crossing', 10.1, { yearsAgo: 2 }, again(5), {
    note: 'Five hours, one zebra, no crossing. Best day of the trip.',
  }),
  doing('kilimanjaro', 20, {
    note: 'I want to know what it is like when the air gets thin for me, too.',
    steps: [
      { text: 'Ask Nia which way she would go', done: true },
      { text: 'Six weeks at sea level beforehand, so that it is fair', done: false },
    ],
  }),
  letGo('cappadocia-balloon', 33, {
    audience: 'Private',
    note: 'Uphill without legs is not uphill.',
  }),
]
