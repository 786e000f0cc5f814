import type { DemoKick } from './demo-kick'

export const northAmerica = {
  'moraine-canoe': {
    by: 'henrik',
    daysAgo: 52.4,
    name: 'Paddle Moraine Lake at first light',
    description:
      'For twenty minutes the ten peaks burn orange and the water does exactly what they do. Come with the first shuttle, hire the red canoe, and keep your hands out of it: this was ice last week. Nobody on the lake speaks, and nobody asked them not to.',
    category: 'Activity',
    country: 'Canada',
    location: { lat: 51.3217, lng: -116.186 },
  },
  'monument-valley': {
    by: 'nia',
    daysAgo: 84.2,
    name: 'Drive to Monument Valley with the windows down',
    description:
      'Highway 163 from the Utah side, late in the day, one album from beginning to end. The buttes stay the same size for half an hour and then they are above you. Pay for a Navajo guide and see the half that the road does not.',
    category: 'Travel',
    country: 'United States',
    location: { lat: 36.998, lng: -110.0985 },
  },
  'village-jazz': {
    by: 'tomas',
    daysAgo: 110.5,
    name: 'Hear jazz in a New York basement',
    description:
      'Fifteen steps down, a room in the shape of a slice of pie, and a drummer close enough to pass you the salt. Take the late set: the tourists are in bed and the band plays for itself. Walk all the way home afterwards, wherever home is.',
    category: 'Chill',
    country: 'United States',
    location: { lat: 40.736, lng: -74.0017 },
  },
  'peggys-cove': {
    by: 'mira',
    daysAgo: 37.3,
    name: 'Sit out a storm at Peggy’s Cove',
    description:
      'A bench, a flask, and the Atlantic throwing itself at pink granite like it has a point to make. Stay off the black rocks; the sea means it. When the light goes on, everybody claps a little.',
    category: 'Chill',
    country: 'Canada',
    location: { lat: 44.4917, lng: -63.9187 },
  },
} as const satisfies Record<string, DemoKick>
