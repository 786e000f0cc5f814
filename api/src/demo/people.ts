import type { Person } from '../database/person-row'

type Way = NonNullable<Person['way']>

const person = (mailbox: string, userName: string, way: Way, joinedDaysAgo: number, tagline: string) => ({
  email: `${mailbox}@bucketeer.example`,
  userName,
  tagline,
  way,
  joinedDaysAgo,
})

/** Mira is the demo login; nobody knows the passwords of the others. Profile pictures are named after the keys. */
export const people = {
  mira: person('demo', 'Mira Lindqvist', 'To Enjoy', 214, 'Slow trains, cold lakes, long tables.'),
  henrik: person('henrik', 'Henrik Aas', 'To Achieve', 201.3, 'Guides on ice, naps on ferries.'),
  nia: person('nia', 'Nia Okafor', 'To Achieve', 193.6, 'One summit a year, whatever its height.'),
  tomas: person('tomas', 'Tomás Ferreira', 'To Enjoy', 188.2, 'Salt first, breakfast second.'),
  aiko: person('aiko', 'Aiko Tanabe', 'To Enlighten', 176.9, 'Goes far to hear less.'),
  leila: person('leila', 'Leila Haddad', 'To Enjoy', 171.4, 'There is always time for tea.'),
  mateo: person('mateo', 'Mateo Quispe', 'To Achieve', 160.7, 'Born at 3,400 metres, keeps climbing.'),
  ruby: person('ruby', 'Ruby Callahan', 'To Enlighten', 152.5, 'Looks up more than is practical.'),
}

export type PersonKey = keyof typeof people

/** The login of the demo user. */
export const demoLogin = { email: people.mira.email, password: 'walk-in-the-woods' }
