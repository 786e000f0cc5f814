import { isolate } from '@bucketeer/shared-ui'

export const words = {
  heading: 'Your Log',
  intro: 'What you did, and when.',
  couldNotGet: 'Could not get your Log:',
  add: 'Add something you did',
  addButton: 'Add',
  notSaved: (name: string) => `Not saved yet: ${isolate(name)}`,
  tryAgain: 'Try again',
  filters: {
    title: 'Filter your Log',
    labels: { year: 'Year', category: 'Category', country: 'Country', with: 'With' },
    all: { year: 'Any year', category: 'Any category', country: 'Any country', with: 'Anybody' },
    noneFound: 'Nothing has this name.',
  },
  noMatch: 'Nothing matches',
  showAll: 'Show all',
  none: 'Nothing here yet. What have you already done?',
  others: 'What else have you already done?',
  search: {
    label: 'Search All Kicks',
    hint: 'Add something you did: take one of everybody’s Kicks, or use your own words.',
    didIt: 'I did it',
    done: 'Done',
    results: 'Kicks that match',
    nothing: 'No Kick has this name.',
    add: (name: string) => `Add “${isolate(name)}”`,
    couldNotGet: 'Could not search the Kicks:',
    toKicks: 'Look at All Kicks',
  },
} as const
