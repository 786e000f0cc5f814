import { isolate } from '@bucketeer/shared-ui'

export const words = {
  kinds: {
    town: '',
    country: 'Country',
    region: 'Region',
    mountains: 'Mountains',
    peak: 'Mountain',
    lake: 'Lake',
    river: 'River',
    waterfall: 'Waterfall',
    island: 'Island',
    coast: 'Coast',
    desert: 'Desert',
    landscape: 'Landscape',
    park: 'Park',
    pass: 'Mountain pass',
    route: 'Route',
    monument: 'Landmark',
  },
  /** The name of a spot far from land. */
  atSea: 'At sea',
  map: {
    name: (field: string) => `${field}: map`,
    openIn: 'Open in',
    openInOther: (map: string) => `Open in ${map}, in a new tab`,
  },
  field: {
    hint: 'A town, lake, mountain, landmark …; or click on the map.',
    searching: 'Searching…',
    settling: (text: string) => `Looking for “${isolate(text)}” …`,
    taken: (label: string) => `We took ${isolate(label)}.`,
    noMatch: (text: string) =>
      `We know no place called “${isolate(text)}”. Check its spelling, or click on the map.`,
    noExactMatch: (text: string) =>
      `We know no place called exactly “${isolate(text)}”. Choose the one you mean, or click on the map.`,
    guesses: 'Did you mean one of these places?',
    nothing: 'Nothing found.',
    useOwnName: (text: string) => `Use “${isolate(text)}” here: click the map`,
    clickForOwnName: (text: string) => `Now click on the map where “${isolate(text)}” is.`,
    failed: (reason: string) => `We could not look for it: ${reason}`,
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    clear: 'Clear the place',
  },
  picked: {
    none: 'No place chosen yet.',
    unnamed: 'The spot is set, but we could not find out which country it is in.',
  },
}
