import { again, doing, done, letGo, notAgain } from './entry'

export const aiko = [
  done('fushimi-dawn', 9.3, { daysAgo: 47 }, again(5), {
    note: 'Eleven sounds, counting the vending machine. At the fourth station the kettle made the twelfth.',
    photos: {
      'story-gates': [
        'A red gate in still water, a pagoda and a snowy mountain, with cherry blossom above.',
        'Before the first steps',
      ],
    },
  }),
  done('fushimi-dawn', 9.1, { yearsAgo: 10 }, again(5), {
    with: ['Ojiisan'],
    note: 'With my grandfather, who stopped at every gate to read who had paid for it.',
  }),
  done('neko-harbour', 18.9, { month: 1, yearsAgo: 2 }, again(5), {
    with: ['Henrik'],
    note: 'Five sounds in one hour. The fifth was my own heart.',
    photos: {
      'story-silence': 'Pale icebergs on dark water under green northern lights.',
    },
  }),
  done('erg-chebbi', 48, { daysAgo: 512 }, again(5), {
    note: 'Sat on one dune from the first light to the last. The sand moves when one is not looking, and also when one is.',
  }),
  done('wadi-rum', 16, { month: 4, yearsAgo: 3 }, again(5), {
    note: 'The silence there has a grain, like wood. I came back for it.',
  }),
  done('hallstatt-swim', 5.5, { onThisDay: 1 }, again(4), {
    with: ['Mira'],
    note: 'I only counted, until Mira stopped shrieking. Then I went in too, to see what was so quiet down there.',
  }),
  done('flinders-stars', 38.9, { yearsAgo: 4 }, again(4), {
    with: ['Ruby'],
    note: 'Three hundred and forty, and then a kangaroo coughed.',
  }),
  done('bernina-train', 95.4, { month: 2, yearsAgo: 6 }, again(4), {
    note: 'The windows open. I recorded the pass from one end to the other.',
  }),
  done('singapore-hawkers', 118, { month: 11, yearsAgo: 4 }, notAgain(4), {
    with: ['Mira', 'Tomás'],
    note: 'The loudest evening of my life, by plan. The fourth supper was worth the noise.',
  }),
  doing('titicaca-rowing', 30, {
    note: 'I would like to hear what two oars sound like at four thousand metres.',
    steps: [
      { text: 'Write to Mateo about his uncle’s boat', done: true },
      { text: 'A week in Puno first, to be able to breathe and listen at once', done: false },
    ],
  }),
  letGo('village-jazz', 60, {
    audience: 'Private',
    note: 'A basement full of trumpets. I wish them well from here.',
  }),
]
