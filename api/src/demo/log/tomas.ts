import { again, doing, done, letGo, notAgain } from './entry'

export const tomas = [
  done('ngor-right', 4, { daysAgo: 19, days: 5 }, again(5), {
    note: 'Five mornings, one of them perfect. Booties at half tide, as I keep telling people.',
    photos: {
      'ngor-right': [
        'Three surfboards upright in the sand before rows of blue waves.',
        'The quiver, and the reason for it',
      ],
    },
  }),
  done('ngor-right', 3.9, { yearsAgo: 9 }, again(5), {
    note: 'Came for one wave and stayed for a summer and a landlady’s thiéboudienne.',
  }),
  done('noosa-longboard', 24, { month: 3, yearsAgo: 2 }, again(4), {
    with: ['Ruby'],
    note: 'Slow water, long board, old men who call everybody young man. I would like to be one of them.',
  }),
  done('porto-ribeira', 111, { yearsAgo: 1 }, again(5), {
    with: ['Mãe'],
    note: 'Home. One does not tick off home, but my mother said that I should.',
    photos: {
      'porto-ribeira':
        'Coloured houses on a quay in orange evening light, and two boats with turquoise sails.',
    },
  }),
  done('ilha-grande', 33, { month: 11, yearsAgo: 1 }, again(4), {
    note: 'One day in a hammock. It took me until four in the afternoon to stop planning the next one.',
  }),
  done('village-jazz', 110, { yearsAgo: 7 }, again(4), {
    note: 'Eleven steps down, and I have never been so far from the sea without noticing.',
  }),
  done('koh-lanta', 70, { yearsAgo: 4 }, notAgain(3), {
    note: 'Flat as a plate. I read two books and forgave it.',
  }),
  done('singapore-hawkers', 79, { month: 11, yearsAgo: 4 }, again(5), {
    with: ['Mira', 'Aiko'],
    note: 'Seven suppers. Mira will tell you that it was six; Mira had given up by then.',
  }),
  doing('hallstatt-swim', 5.3, {
    with: ['Mira'],
    note: 'A lake is a sea that does not try. But I have promised.',
    steps: [
      { text: 'Buy a woolly hat', done: true },
      { text: 'Cold showers, one minute', done: false },
    ],
  }),
  letGo('lofoten-aurora', 15, {
    audience: 'Private',
    note: 'There is a wave up there too, I am told. No.',
  }),
]
