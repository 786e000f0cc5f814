import { again, doing, done, notAgain } from './entry'

export const leila = [
  done('wadi-rum', 17, { daysAgo: 210, days: 4 }, again(5), {
    note: 'Four days at the pace of a camel, which is the pace of a conversation. Dinner came out of the sand, as dinner should.',
    photos: {
      'story-fire': [
        'Three camels on a ridge of rose-coloured dunes under a low moon.',
        'They were faster without us',
      ],
    },
  }),
  done('wadi-rum', 16.8, { yearsAgo: 6 }, again(5), {
    with: ['Mira'],
    note: 'With Mira and a camel called Michael Jackson. They have not spoken since.',
  }),
  done('kadikoy-ferry', 25.9, { yearsAgo: 3 }, again(5), {
    with: ['Mira'],
    note: 'I paid for the tea; the gulls paid for nothing. Wooden benches, second deck, left side.',
  }),
  done('cappadocia-balloon', 58.5, { month: 5, yearsAgo: 3 }, notAgain(5), {
    with: ['Nia'],
    note: 'The woman who held the rope waved until we were a dot, and then I waved until she was one.',
    photos: {
      'story-balloon': 'Hot-air balloons over blue hills by moonlight.',
    },
  }),
  done('val-dorcia-novel', 63, { yearsAgo: 2 }, again(4), {
    note: 'A hundred pages a day and a plate of pici between the parts. The villain was the cousin, of course.',
  }),
  done('erg-chebbi', 45, { yearsAgo: 9 }, again(4), {
    note: 'Three glasses on the first dune. I was young and counted the sugar.',
  }),
  done('fushimi-dawn', 7.3, { yearsAgo: 5 }, again(3), {
    note: 'Nobody had told me about the tea at the top. I was down again before it opened.',
  }),
  done('musandam-dhow', 90, 'unknown', again(), {
    with: ['Uncle Samir'],
    audience: 'Private',
    note: 'I was eight or nine. My uncle let me hold the tiller until I noticed that he was steering with his foot.',
  }),
  doing('singapore-hawkers', 50, {
    note: 'Seven suppers need training. I have begun.',
    steps: [
      { text: 'Two suppers in one evening, at home', done: true },
      { text: 'Get the list from Tomás', done: true },
      { text: 'Three', done: false },
    ],
  }),
]
