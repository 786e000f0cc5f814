import type { DemoKick } from './demo-kick'

export const antarctica = {
  'paradise-bay': {
    by: 'henrik',
    daysAgo: 73.6,
    name: 'Kayak among the ice of Paradise Bay',
    description:
      'Put the paddle down and the water goes back to being a mirror. Old ice crackles as it melts, air from before there were cities, and now and then a minke whale breathes out beside you. Keep three times its height away from every iceberg; they roll.',
    category: 'Activity',
    country: 'Antarctica',
    location: { lat: -64.8606, lng: -62.8628 },
  },
  'lemaire-channel': {
    by: 'mateo',
    daysAgo: 141.2,
    name: 'Pass the Lemaire Channel at midnight',
    description:
      'Eleven kilometres between two walls of mountain, at walking speed, with everybody on deck and nobody talking. In December the sun only pretends to set. Two days of the Drake Passage are the price, and I would pay it again.',
    category: 'Travel',
    country: 'Antarctica',
    location: { lat: -65.0667, lng: -63.95 },
  },
  'neko-harbour': {
    by: 'aiko',
    daysAgo: 19.2,
    name: 'Share the silence of Neko Harbour',
    description:
      'You get an hour ashore. Walk up above the penguins, sit in the snow, and agree that nobody says a word until the glacier does. When it calves it sounds like a door being closed somewhere in the world.',
    category: 'Chill',
    country: 'Antarctica',
    location: { lat: -64.8383, lng: -62.5322 },
  },
} as const satisfies Record<string, DemoKick>
