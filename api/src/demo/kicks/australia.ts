import type { DemoKick } from './demo-kick'

export const australia = {
  'noosa-longboard': {
    by: 'ruby',
    daysAgo: 24.4,
    name: 'Learn to stand up at Noosa',
    description:
      'The gentlest point break on this side of the world, and the politest: a man of seventy will push you into your first wave. You are going to fall off in front of children who do not. On the third morning you will not.',
    category: 'Activity',
    country: 'Australia',
    location: { lat: -26.3796, lng: 153.1043 },
  },
  'cradle-mountain': {
    by: 'ruby',
    daysAgo: 91.7,
    name: 'Go round Dove Lake and sit down twice',
    description:
      'Two hours if you walk it, a day if you do it well. Cradle Mountain is behind cloud in three of the four photographs anybody has ever taken. Wombats at dusk, by the car park, entirely unimpressed.',
    category: 'Chill',
    country: 'Australia',
    location: { lat: -41.6591, lng: 145.9613 },
  },
  'cape-byron': {
    by: 'henrik',
    daysAgo: 2.3,
    name: 'See Australia’s first light at Cape Byron',
    description:
      'Nobody on the mainland gets the sun before you do. Walk up through the paperbarks in the dark, lean on the lighthouse wall, and look down: in June the whales go north just under your feet.',
    category: 'Travel',
    country: 'Australia',
    location: { lat: -28.6386, lng: 153.6363 },
  },
  'flinders-stars': {
    by: 'ruby',
    daysAgo: 40.9,
    name: 'Count to a thousand stars in the Flinders',
    description:
      'A swag, a clear night and no moon, four hundred kilometres from the next traffic light. The emu is the dark part of the Milky Way: once somebody has shown you, it never goes away again. I lost count at two hundred and twelve.',
    category: 'Chill',
    country: 'Australia',
    location: { lat: -31.5262, lng: 138.6043 },
  },
} as const satisfies Record<string, DemoKick>
