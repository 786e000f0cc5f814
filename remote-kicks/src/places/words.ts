import { messagesOf, say } from '../messages'

export const words = messagesOf({
  /** The kinds of places in suggestions. Towns have none, because most places are towns. */
  kinds: {
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
  inArea: (name: string, area: string) => say('{name}, {area}', { name, area }),
  /** The name of a spot far from land. */
  atSea: 'At sea',
  map: {
    name: (field: string) => say('{field}: map', { field }),
    openIn: 'Open in',
    openInOther: (map: string) => say('Open in {map}, in a new tab', { map }),
  },
  field: {
    hint: 'A town, lake, mountain, landmark …; or click on the map.',
    searching: 'Searching…',
    settling: (text: string) => say('Looking for “{text}” …', { text }),
    taken: (label: string) => say('We took {label}.', { label }),
    noMatch: (text: string) =>
      say('We know no place called “{text}”. Check its spelling, or click on the map.', { text }),
    noExactMatch: (text: string) =>
      say('We know no place called exactly “{text}”. Choose the one you mean, or click on the map.', {
        text,
      }),
    guesses: 'Did you mean one of these places?',
    nothing: 'Nothing found.',
    useOwnName: (text: string) => say('Use “{text}” here: click the map', { text }),
    clickForOwnName: (text: string) => say('Now click on the map where “{text}” is.', { text }),
    failed: (reason: string) => say('We could not look for it: {reason}', { reason }),
    count: (count: number) => say('{count, plural, one {# place} other {# places}}', { count }),
    clear: 'Clear the place',
    googleKnowsNoSpot: 'Google does not know where it is.',
  },
  picked: {
    none: 'No place chosen yet.',
    unnamed: 'The spot is set, but we could not find out which country it is in.',
  },
})
