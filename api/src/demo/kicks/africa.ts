import type { DemoKick } from './demo-kick'

export const africa = {
  'serengeti-crossing': {
    by: 'nia',
    daysAgo: 11.6,
    name: 'Wait at the Mara River in the Serengeti',
    description:
      'Ten thousand wildebeest stand on the bank and none of them wants to be first. You may sit there for six hours and see them walk away again. Bring a thermos, a hat, and a guide who is good at saying nothing.',
    category: 'Travel',
    country: 'Tanzania',
    location: { lat: -1.6012, lng: 34.9723 },
  },
  kilimanjaro: {
    by: 'nia',
    daysAgo: 132.9,
    name: 'Climb Kilimanjaro, pole pole',
    description:
      'Five climates in a week, and one word of advice for all of them: slowly. Take the Lemosho route and the extra day. On the last night walk in the light of your own boots, and let the porters’ singing do the rest.',
    category: 'Activity',
    country: 'Tanzania',
    location: { lat: -3.0758, lng: 37.3533 },
  },
  'erg-chebbi': {
    by: 'aiko',
    daysAgo: 48.6,
    name: 'Watch one day pass at Erg Chebbi',
    description:
      'Climb the tallest dune in the dark and stay there. The sand is grey, then rose, then a colour that has no name in any language I speak. By noon you will think you have seen it all; that is when to lie down and listen.',
    category: 'Chill',
    country: 'Morocco',
    location: { lat: 31.1499, lng: -3.9812 },
  },
  'ngor-right': {
    by: 'tomas',
    daysAgo: 4.5,
    name: 'Surf Ngor Right off Dakar',
    description:
      'Paddle across from the mainland with the fishing boats, sit out the first three sets, then ask the uncles whose turn it is. It peels for longer than your legs will hold. Lunch is thieboudienne at the red plastic table.',
    category: 'Activity',
    country: 'Senegal',
    location: { lat: 14.7544, lng: -17.5158 },
  },
} as const satisfies Record<string, DemoKick>
