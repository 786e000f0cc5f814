import type { DemoKick } from './demo-kick'

export const europe = {
  'hallstatt-swim': {
    by: 'mira',
    daysAgo: 6.2,
    name: 'Swim in Hallstätter See before breakfast',
    description:
      'The boats sleep, the village is still a reflection, and the first ten strokes are a conversation with yourself about turning back. Go in from the Obertraun side, where the meadow runs down to the water. The bakery opens at seven.',
    category: 'Chill',
    country: 'Austria',
    location: { lat: 47.5587, lng: 13.6748 },
  },
  'lofoten-aurora': {
    by: 'henrik',
    daysAgo: 21.8,
    name: 'Wait for the northern lights in Reine',
    description:
      'Rent a fisherman’s cabin, put the kettle on, and take turns being the one who stands outside. Most nights nothing happens until it does, and then nobody remembers to take the photograph. Late September is dark enough and not yet cruel.',
    category: 'Travel',
    country: 'Norway',
    location: { lat: 67.9324, lng: 13.0887 },
  },
  'porto-ribeira': {
    by: 'tomas',
    daysAgo: 112.3,
    name: 'Follow the Douro home through Porto',
    description:
      'Start at the upper deck of the bridge when the lamps come on and walk downhill until you hear plates. Every second door on the Ribeira is a kitchen. Order whatever the next table has, and the green wine in a jug.',
    category: 'Travel',
    country: 'Portugal',
    location: { lat: 41.1402, lng: -8.6116 },
  },
  'bernina-train': {
    by: 'mira',
    daysAgo: 98.1,
    name: 'Cross the Bernina by train in February',
    description:
      'From Chur to Tirano in four hours, over a pass where the snow stands higher than the carriage. Take the slow red train rather than the panorama one: its windows open. Sit on the right going south, and eat pizzoccheri at the far end.',
    category: 'Travel',
    country: 'Switzerland',
    location: { lat: 46.4098, lng: 10.0233 },
  },
  'val-dorcia-novel': {
    by: 'leila',
    daysAgo: 63.5,
    name: 'Read one whole novel in Val d’Orcia',
    description:
      'No towns, no lists, no second book in case the first is bad. One chair under one cypress, from the first page to the last, with a pause for lunch. I have never remembered a book so well.',
    category: 'Chill',
    country: 'Italy',
    location: { lat: 43.0579, lng: 11.6059 },
  },
} as const satisfies Record<string, DemoKick>
