import type { DemoKick } from './demo-kick'

export const asia = {
  'fushimi-dawn': {
    by: 'aiko',
    daysAgo: 9.4,
    name: 'Climb Fushimi Inari before Kyoto wakes',
    description:
      'At five in the morning the ten thousand gates belong to the cats and to whoever sweeps the steps. Climb without counting. At the crossing halfway up, turn round: the whole city is lying there with the lights still on.',
    category: 'Chill',
    country: 'Japan',
    location: { lat: 34.9671, lng: 135.7727 },
  },
  'everest-base-camp': {
    by: 'nia',
    daysAgo: 30.6,
    name: 'Walk to Everest Base Camp, slowly',
    description:
      'Fourteen days, two of them spent doing nothing at all in Namche, which is the secret. The mountain hides behind its neighbours almost to the end. What you will talk about afterwards is the dal bhat and the people who carried it up.',
    category: 'Activity',
    country: 'Nepal',
    location: { lat: 28.0072, lng: 86.8594 },
  },
  'koh-lanta': {
    by: 'ruby',
    daysAgo: 77.9,
    name: 'Do nothing, properly, on Koh Lanta',
    description:
      'The first day you check the time, the second you check the tide. By the fourth you know which of the beach dogs is in charge. Stay at the south end, where the road gives up.',
    category: 'Chill',
    country: 'Thailand',
    location: { lat: 7.4772, lng: 99.0936 },
  },
  'singapore-hawkers': {
    by: 'aiko',
    daysAgo: 118.7,
    name: 'Eat seven suppers in one Singapore night',
    description:
      'One dish from each hawker centre between Maxwell and Newton, on foot, in the warm dark. Share everything or you will not see number five. The longest queue is right, except once, and finding that one is the game.',
    category: 'Travel',
    country: 'Singapore',
    location: { lat: 1.2804, lng: 103.8447 },
  },
} as const satisfies Record<string, DemoKick>
