import type { DemoKick } from './demo-kick'

export const southAmerica = {
  'torres-del-paine': {
    by: 'mateo',
    daysAgo: 14.7,
    name: 'Walk the W in Torres del Paine',
    description:
      'Five days, four seasons before lunch on each of them. Start the last climb at three in the morning with a headlamp and a bad mood, and be at the lagoon when the towers catch fire. The bad mood does not survive it.',
    category: 'Activity',
    country: 'Chile',
    location: { lat: -50.9423, lng: -72.9682 },
  },
  'calchaqui-road': {
    by: 'mateo',
    daysAgo: 69.1,
    name: 'Take the red road to Cafayate',
    description:
      'Down through the Quebrada de las Conchas, where the rocks have names like the Toad and the Friar and earn them. Somebody is always playing a quena inside the Amphitheatre. The torrontés at the end of the road is for the driver.',
    category: 'Travel',
    country: 'Argentina',
    location: { lat: -26.073, lng: -65.9761 },
  },
  'ilha-grande': {
    by: 'tomas',
    daysAgo: 33.8,
    name: 'Lend a day to a hammock on Ilha Grande',
    description:
      'An island without cars, two hours from Rio and about thirty years away. Walk over the hill to Lopes Mendes, hang your hammock between the almond trees, and be back before the last boat. Missing it is also fine.',
    category: 'Chill',
    country: 'Brazil',
    location: { lat: -23.1716, lng: -44.1316 },
  },
  'titicaca-rowing': {
    by: 'mateo',
    daysAgo: 126.4,
    name: 'Row to Isla de la Luna and back',
    description:
      'My grandfather rowed this for potatoes; I row it for the quiet. At this height every stroke costs two breaths, so nobody hurries and nobody talks. The snow across the water is Illampu, and it is farther than it looks.',
    category: 'Activity',
    country: 'Bolivia',
    location: { lat: -16.0433, lng: -69.0622 },
  },
} as const satisfies Record<string, DemoKick>
