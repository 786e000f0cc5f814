import { again, doing, done, notAgain } from './entry'

export const nia = [
  done('kilimanjaro', 132, { daysAgo: 402, days: 7 }, notAgain(5), {
    with: ['Chidi'],
    note: 'Seven days up, one day of being carried along by my own knees. The guide sang at the false summit, so that we would not believe in it.',
  }),
  done('kilimanjaro', 131.5, { yearsAgo: 6 }, again(3), {
    note: 'The first attempt, which ended at the lava tower with a headache and a good cry. I needed that one too.',
  }),
  done('everest-base-camp', 30, { month: 10, yearsAgo: 2, precision: 'season' }, again(5), {
    with: ['Pasang'],
    note: 'Day nine, and it was behind a hill. I had expected trumpets; I got a tin plate of dal and slept like a stone.',
    photos: {
      'story-lukla': [
        'A lit tent under a moonlit snowy peak, with firs in the foreground.',
        'Our tent is the one that is not a mountain',
      ],
    },
  }),
  done('serengeti-crossing', 11, { daysAgo: 88 }, again(5), {
    with: ['Ada'],
    note: 'Six hours, and in the sixth they went. My cousin had fallen asleep; I have the only eyewitness account in the family.',
    photos: {
      'story-river': [
        'Two giraffes and an acacia before an enormous setting sun.',
        'What one looks at in hours one to five',
      ],
    },
  }),
  done('monument-valley', 84, { yearsAgo: 5 }, again(4), {
    note: 'Windows down for two hundred miles. There is still sand in the glove box.',
  }),
  done('cappadocia-balloon', 54, { month: 5, yearsAgo: 3 }, notAgain(4), {
    with: ['Leila'],
    note: 'The only summit I have ever reached sitting down. It counts half.',
  }),
  done('ngor-right', 4.1, { yearsAgo: 8 }, again(4), {
    with: ['Tomás'],
    note: 'Stood up once. Once!',
  }),
  done('village-jazz', 100, 'unknown', again(), {
    audience: 'Private',
    note: 'Some winter of my studies. The drummer had my surname, and we argued about whose it was.',
  }),
  doing('torres-del-paine', 13, {
    note: 'Three days, towers and French Valley. The glacier has to wait for next time.',
    steps: [
      { text: 'Two long Sundays with the heavy pack', done: true },
      { text: 'New laces', done: true },
      { text: 'Make peace with the wind', done: false },
    ],
  }),
]
