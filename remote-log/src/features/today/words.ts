import { counted, isolate } from '@bucketeer/shared-ui'
import type { CardName } from '../../settings/use-settings'

export const words = {
  heading: 'Today',
  intro: 'What is next, what was, and what waits to be finished.',
  /** Each follows its number. */
  figures: {
    label: 'In numbers',
    done: 'done',
    countries: (count: number) => (count === 1 ? 'country' : 'countries'),
    journals: (count: number) => (count === 1 ? 'Journal' : 'Journals'),
  },
  all: 'All of Today',
  none: 'Nothing for today. Write down what you would love to do, or what you have done.',
  toBuckets: 'Go to Buckets',
  toLog: 'Go to your Log',
  couldNotGet: 'Could not get Today:',
  couldNotSave: 'Could not save this:',
  cards: {
    next: 'Next up',
    buckets: 'Buckets used last',
    onThisDay: 'On this day',
    finish: 'Finish',
  } satisfies Record<CardName, string>,
  week: 'This week, in other years',
  weekOf: (years: number) => `This week, ${counted(years, 'year')} ago`,
  putAway: 'Put away',
  putAwayCard: (card: string) => `Put away for good: ${isolate(card)}`,
  wasPutAway: (card: string) => `“${isolate(card)}” is put away`,
  bringBackLater: 'You can bring it back on the page Today.',
  next: {
    in: (bucket: string) => `In “${isolate(bucket)}”`,
    didIt: 'I did it',
    notNow: 'Not now',
  },
  buckets: {
    done: (done: number, all: number) => (all === 0 ? 'No Kicks yet' : `${done} of ${all} done`),
    create: 'Create new Bucket',
  },
  memories: {
    options: (name: string) => `Options for ${isolate(name)}`,
    notThis: 'Not this one',
    nothingOf: (name: string) => `Nothing of ${isolate(name)}`,
    nothingBefore: (year: number) => `Nothing before ${year}`,
    off: 'No memories at all',
    hidden: (name: string) => `“${isolate(name)}” will not come up again.`,
    undo: 'Undo',
  },
  finish: {
    steps: (left: number) => `${counted(left, 'first step')} left`,
    stepNames: {
      wishes: 'Write down what you want to do',
      done: 'Tick what you have already done',
      way: 'Choose your way',
      audience: 'Say who can see what you did',
    },
    toSteps: 'Go on with the first steps',
    drafts: 'You began to write this on this device:',
    untitled: 'Something without a title',
  },
  left: {
    heading: 'What Today leaves out',
    card: (card: string) => `The card “${isolate(card)}”`,
    nothing: 'Everything is back.',
    off: 'All memories',
    name: (name: string) => `What you did with ${isolate(name)}`,
    before: (year: number) => `What you did before ${year}`,
    entries: 'Single entries can be brought back on their own page in your Log.',
    bringBack: 'Bring back',
    bringBackOf: (what: string) => `Bring back: ${isolate(what)}`,
  },
} as const
