import type { PersonKey } from './people'

/** The keys of people by those of Kicks. */
type PeopleOfKicks = Record<string, PersonKey[]>

/** Whom each person follows. */
export const following: Partial<Record<PersonKey, PersonKey[]>> = {
  mira: ['henrik', 'nia', 'tomas', 'aiko', 'mateo'],
  henrik: ['mira', 'nia'],
  tomas: ['mira', 'leila', 'aiko'],
  leila: ['mira', 'tomas'],
  aiko: ['mira', 'ruby'],
  ruby: ['aiko'],
}

/** Who asks to follow the demo user. */
export const asking: PersonKey = 'ruby'

/** The people who like each Kick. */
export const likes: PeopleOfKicks = {
  'hallstatt-swim': ['henrik', 'tomas', 'aiko', 'leila', 'ruby'],
  'lofoten-aurora': ['mira', 'mateo', 'ruby'],
  'porto-ribeira': ['mira'],
  'bernina-train': ['aiko'],
  'val-dorcia-novel': ['mira'],
  'fushimi-dawn': ['mira', 'leila', 'ruby'],
  'everest-base-camp': ['mateo'],
  'koh-lanta': ['tomas'],
  'singapore-hawkers': ['ruby'],
  'moraine-canoe': ['mateo'],
  'monument-valley': ['mateo'],
  'village-jazz': ['leila'],
  'peggys-cove': ['ruby'],
  'torres-del-paine': ['henrik', 'nia'],
  'calchaqui-road': ['ruby'],
  'ilha-grande': ['tomas'],
  'titicaca-rowing': ['mira'],
  'wadi-rum': ['mira', 'nia', 'aiko', 'ruby'],
  'cappadocia-balloon': ['nia'],
  'kadikoy-ferry': ['tomas', 'leila'],
  'serengeti-crossing': ['nia', 'leila'],
  kilimanjaro: ['mateo'],
  'erg-chebbi': ['aiko', 'leila'],
  'ngor-right': ['nia', 'mateo', 'ruby'],
  'noosa-longboard': ['tomas'],
  'cape-byron': ['mira', 'nia', 'tomas', 'aiko'],
  'flinders-stars': ['henrik', 'aiko'],
  'paradise-bay': ['aiko'],
  'lemaire-channel': ['henrik'],
  'neko-harbour': ['mira', 'henrik'],
}

/** The people whose favourite each Kick is. */
export const favourites: PeopleOfKicks = {
  'hallstatt-swim': ['ruby'],
  'lofoten-aurora': ['mira'],
  'fushimi-dawn': ['mira'],
  'everest-base-camp': ['nia'],
  'torres-del-paine': ['nia'],
  'titicaca-rowing': ['mateo'],
  'wadi-rum': ['leila'],
  'erg-chebbi': ['aiko'],
  'ngor-right': ['tomas'],
  'flinders-stars': ['ruby'],
  'paradise-bay': ['henrik'],
  'neko-harbour': ['mira', 'aiko'],
}

const by = (person: PersonKey, daysAgo: number, text: string) => ({ by: person, daysAgo, text })

/** The comments on each Kick, oldest first. */
const commentsOf: Record<string, ReturnType<typeof by>[]> = {
  'hallstatt-swim': [
    by('henrik', 5.9, 'Eleven degrees in May. I call that lukewarm.'),
    by('aiko', 5.2, 'We did this on your word. Nobody spoke until the bakery, and then nobody stopped.'),
    by('mira', 5, 'Did you have the plum one? Please say you had the plum one.'),
    by('aiko', 4.8, 'Two.'),
  ],
  'cape-byron': [
    by(
      'ruby',
      1.9,
      'Stay for the second half hour, when the joggers have gone: the dolphins work the bay below the lookout.',
    ),
    by('tomas', 0.8, 'And there is a wave at the Pass, two minutes downhill. I am only saying.'),
  ],
  'ngor-right': [
    by('ruby', 3.9, 'How much reef is under it at low tide? Asking for my knees.'),
    by('tomas', 3.6, 'Urchins. Wear booties and go out at half tide.'),
  ],
  'fushimi-dawn': [
    by('mira', 8.7, 'I was there at ten in the morning once and saw mostly elbows. Five it is, then.'),
    by('leila', 7.5, 'Is there tea at the top?'),
    by('aiko', 7.1, 'From seven, at the fourth station. Roasted, with a sweet the size of a thumbnail.'),
  ],
  'serengeti-crossing': [by('mateo', 10.2, 'Five hours, one zebra, no crossing. Best day of the trip.')],
  'torres-del-paine': [
    by('nia', 13.1, 'Which way round did you do it? I have only three days, and the bad mood already.'),
    by(
      'mateo',
      12.8,
      'West to east, with the wind behind you. With three days do the towers and the French Valley, and leave the glacier for next time.',
    ),
  ],
  'wadi-rum': [by('aiko', 15.8, 'The silence there has a grain, like wood. I came back for it.')],
  'neko-harbour': [
    by('henrik', 18.4, 'I have taken some forty groups up there. Yours is the only one that managed it.'),
  ],
  'lofoten-aurora': [
    by('mira', 20.9, 'Three nights of clouds and one of this. I would do the clouds again.'),
    by('ruby', 20.1, 'Southern cousin says hello. Yours is greener.'),
  ],
  'kadikoy-ferry': [
    by('leila', 25.7, 'The ship called Paşabahçe, if you can catch it. Wooden benches and the best cups.'),
  ],
  'everest-base-camp': [by('mateo', 28.3, 'Two rest days in Namche! At last somebody says it.')],
  'flinders-stars': [by('aiko', 38.6, 'I got to three hundred and forty and then a kangaroo coughed.')],
  'porto-ribeira': [
    by(
      'mira',
      42.2,
      'Came by the coast line, stood on that bridge, ordered what the next table had. It was tripe. It was wonderful.',
    ),
  ],
  'moraine-canoe': [
    by(
      'ruby',
      50.5,
      'Book the shuttle the minute it opens; the car park has been closed to us mortals for years.',
    ),
  ],
  'bernina-train': [by('aiko', 95.3, 'The windows that open! Thank you. So few people know.')],
}

export const comments = Object.entries(commentsOf).flatMap(([on, all]) =>
  all.map((comment) => ({ on, ...comment })),
)
