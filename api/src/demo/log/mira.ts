import { again, doing, done, letGo, notAgain, stars } from './entry'

export const mira = [
  done('hallstatt-swim', 6.1, { onThisDay: 1 }, again(5), {
    with: ['Aiko'],
    note: 'Nine degrees, and fog down to the water. Aiko counted, I shrieked, and the bakery opened ten minutes early because somebody had heard us.',
    photos: {
      'hallstatt-swim': [
        'A small boat on a still green lake, with snowy mountains behind it and a low sun.',
        'Before the bakery',
      ],
      'story-first-swim': [
        'The same lake by night: the moon, and its long reflection between dark firs.',
        'And the evening before, when we still thought we might not',
      ],
    },
  }),
  done('hallstatt-swim', 5.1, 'that day', again(4), {
    with: ['Leila'],
    note: 'Leila guarded the thermos from the jetty and called it the better half of the sport. I cannot say that she is wrong.',
  }),
  done('hallstatt-swim', 6, { yearsAgo: 4 }, again(5), {
    audience: 'Private',
    note: 'The first time. Four minutes, and I talked about it for a week.',
  }),
  done('kadikoy-ferry', 26.4, { onThisDay: 3 }, again(5), {
    with: ['Leila'],
    note: 'Three crossings, four glasses of tea, no destination. A gull took half my simit and left me the half with the sesame.',
    photos: {
      'kadikoy-ferry': 'Two sailing boats before a row of narrow coloured houses under a violet evening sky.',
    },
  }),
  done('kadikoy-ferry', 26.3, { month: 10, yearsAgo: 8 }, again(), {
    note: 'On the way to somewhere important, which I have forgotten.',
  }),
  done('bernina-train', 97.2, { month: 2, yearsAgo: 1 }, again(5), {
    note: 'Snow to the window sills. I opened the window at Alp Grüm and nobody minded; a man in a felt hat even passed me his chocolate.',
    photos: {
      'story-bernina': [
        'A tent below a snowy peak, with firs on both sides and a pale sun.',
        'Somebody had slept up there. On purpose.',
      ],
    },
  }),
  done('bernina-train', 97.1, { month: 2, yearsAgo: 5 }, stars(3), {
    audience: 'Private',
    note: 'Fog from Chur to Tirano. I read the timetable instead, and it was not bad.',
  }),
  done('bernina-train', 97, { yearsAgo: 9 }, again(5), {
    with: ['Mum'],
    note: 'With Mum, who said “there, another one” at every tunnel until we both cried laughing.',
  }),
  done('porto-ribeira', 42, { onThisDay: 6 }, again(5), {
    note: 'Came by the coast line, walked over the bridge with my bag, and sat down where the chairs were already being put up. They took two of them down again for me.',
    photos: {
      'story-last-station': [
        'Narrow orange and blue houses on a quay at night, with a full moon and two sailing boats.',
        'The end of the line',
      ],
    },
  }),
  done('peggys-cove', 36.2, { daysAgo: 131, days: 3 }, notAgain(4), {
    with: ['Ruby'],
    note: 'Three days of horizontal rain. I learned cribbage, lost at cribbage, and would not have missed a minute.',
    photos: {
      'story-storm': [
        'A red and white lighthouse on a dark cliff over rolling grey waves, and one small boat.',
        'The one hour without rain',
      ],
    },
  }),
  done('lofoten-aurora', 20.8, { month: 3, yearsAgo: 2 }, again(5), {
    with: ['Henrik'],
    note: 'Three nights of clouds and one of this. Henrik had soup in a flask and did not say a word for an hour, which is how one knows.',
  }),
  done('fushimi-dawn', 9.2, { yearsAgo: 7 }, again(2), {
    note: 'Went at ten in the morning and saw mostly elbows. It deserves another try, at five.',
  }),
  doing('fushimi-dawn', 8.6, {
    with: ['Aiko'],
    note: 'Kyoto again, and properly this time.',
    steps: [
      { text: 'Ask Aiko what there is at the fourth station', done: true },
      { text: 'Find a room that one can walk up from in the dark', done: true },
      { text: 'Learn to get up at four, beginning with five', done: false },
      { text: 'A head torch that does not blink', done: false },
    ],
  }),
  done('val-dorcia-novel', 61, { yearsAgo: 3 }, again(5), {
    note: 'One whole novel, as instructed. The last forty pages by candle, because I had not noticed the evening.',
  }),
  done('moraine-canoe', 50.1, { month: 9, yearsAgo: 5 }, again(4), {
    with: ['Ruby'],
    note: 'The blue is not a filter. I paddled in a circle for an hour and called it a route.',
  }),
  done('singapore-hawkers', 80.4, { month: 11, yearsAgo: 4 }, again(4), {
    with: ['Aiko', 'Tomás'],
    note: 'Five suppers. The sixth is still on my conscience.',
  }),
  done('koh-lanta', 77, { yearsAgo: 8 }, notAgain(3), {
    audience: 'Private',
    note: 'Lovely for four days. On the fifth I put the library of the guest house in order.',
  }),
  done('wadi-rum', 16.9, { yearsAgo: 6 }, again(4), {
    with: ['Leila'],
    note: 'My camel was called Michael Jackson and did not care for me. The bread out of the sand made up for it.',
  }),
  done('cappadocia-balloon', 58, { yearsAgo: 10 }, notAgain(4), {
    note: 'I kept my eyes shut until the pilot laughed at me. What I saw after that was worth the shame.',
  }),
  done('village-jazz', 90.7, 'unknown', again(), {
    note: 'I remember the trumpet and not the year.',
  }),
  letGo('monument-valley', 84, {
    audience: 'Private',
    note: 'I do not drive, and I have stopped pretending that I am about to learn.',
  }),
]
