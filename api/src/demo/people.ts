import type { Person } from '../database/person-row'

interface DemoPerson extends Pick<Person, 'email' | 'userName' | 'tagline' | 'way'> {
  joinedDaysAgo: number
}

/** Mira is the demo login; nobody knows the passwords of the others. Profile pictures are named after the keys. */
export const people = {
  mira: {
    email: 'demo@bucketeer.example',
    userName: 'Mira Lindqvist',
    tagline: 'Slow trains, cold lakes, long tables.',
    way: 'To Enjoy',
    joinedDaysAgo: 214,
  },
  henrik: {
    email: 'henrik@bucketeer.example',
    userName: 'Henrik Aas',
    tagline: 'Guides on ice, naps on ferries.',
    way: 'To Achieve',
    joinedDaysAgo: 201.3,
  },
  nia: {
    email: 'nia@bucketeer.example',
    userName: 'Nia Okafor',
    tagline: 'One summit a year, whatever its height.',
    way: 'To Achieve',
    joinedDaysAgo: 193.6,
  },
  tomas: {
    email: 'tomas@bucketeer.example',
    userName: 'Tomás Ferreira',
    tagline: 'Salt first, breakfast second.',
    way: 'To Enjoy',
    joinedDaysAgo: 188.2,
  },
  aiko: {
    email: 'aiko@bucketeer.example',
    userName: 'Aiko Tanabe',
    tagline: 'Goes far to hear less.',
    way: 'To Enlighten',
    joinedDaysAgo: 176.9,
  },
  leila: {
    email: 'leila@bucketeer.example',
    userName: 'Leila Haddad',
    tagline: 'There is always time for tea.',
    way: 'To Enjoy',
    joinedDaysAgo: 171.4,
  },
  mateo: {
    email: 'mateo@bucketeer.example',
    userName: 'Mateo Quispe',
    tagline: 'Born at 3,400 metres, keeps climbing.',
    way: 'To Achieve',
    joinedDaysAgo: 160.7,
  },
  ruby: {
    email: 'ruby@bucketeer.example',
    userName: 'Ruby Callahan',
    tagline: 'Looks up more than is practical.',
    way: 'To Enlighten',
    joinedDaysAgo: 152.5,
  },
} as const satisfies Record<string, DemoPerson>

export type PersonKey = keyof typeof people
