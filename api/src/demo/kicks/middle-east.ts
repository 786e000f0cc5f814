import type { DemoKick } from './demo-kick'

export const middleEast = {
  'wadi-rum': {
    by: 'leila',
    daysAgo: 17.5,
    name: 'Cross Wadi Rum at the pace of a camel',
    description:
      'Two days from Rum village to the arch at Burdah, with a guide who knows every shadow by name. Dinner is dug out of the sand, where it has been cooking since noon. Then the fire goes down and the sky comes up.',
    category: 'Travel',
    country: 'Jordan',
    location: { lat: 29.5765, lng: 35.4199 },
  },
  'cappadocia-balloon': {
    by: 'leila',
    daysAgo: 58.8,
    name: 'Leave the ground in Cappadocia',
    description:
      'It is five in the morning, it is cold, and somebody is setting fire to a bedsheet. Then the earth simply lets go. An hour over the chimneys with a hundred other balloons, and the only sound is the one you make yourself.',
    category: 'Activity',
    country: 'Türkiye',
    location: { lat: 38.6431, lng: 34.8289 },
  },
  'kadikoy-ferry': {
    by: 'mira',
    daysAgo: 27.1,
    name: 'Take the Kadıköy ferry for the tea',
    description:
      'Twenty minutes between two continents, for the price of a bread ring. Sit outside at the back, hold the tulip glass by its rim, and throw the gulls what is left. Then stay on board and do it again the other way.',
    category: 'Chill',
    country: 'Türkiye',
    location: { lat: 40.9927, lng: 29.0235 },
  },
  'musandam-dhow': {
    by: 'ruby',
    daysAgo: 103.2,
    name: 'Sail a dhow up the fjords of Musandam',
    description:
      'Norway with the heating on: bare rock straight out of green water, and dolphins that come to look at you. Sleep on deck under one blanket too many. In the morning jump in before anybody offers you coffee.',
    category: 'Travel',
    country: 'Oman',
    location: { lat: 26.2194, lng: 56.3312 },
  },
} as const satisfies Record<string, DemoKick>
