export const words = {
  map: {
    name: (field: string) => `${field}: map`,
    openIn: 'Open in',
    openInOther: (map: string) => `Open in ${map}, in a new tab`,
  },
  field: {
    hint: 'A town or village; or click on the map.',
    searching: 'Looking around …',
    settling: (text: string) => `Looking for “${text}” …`,
    taken: (label: string) => `We took ${label}.`,
    noMatch: (text: string) => `We know no place called “${text}”. Check its spelling, or click on the map.`,
    noExactMatch: (text: string) =>
      `We know no place called exactly “${text}”. Choose the one you mean, or click on the map.`,
    guesses: 'Did you mean one of these places?',
    noSuggestion: 'No place is called that.',
    failed: (reason: string) => `We could not look for it: ${reason}`,
    count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    clear: 'Clear the place',
  },
  picked: {
    unnamed: 'The spot is set, but we could not find out which country it is in.',
  },
}
