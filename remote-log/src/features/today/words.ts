import { messagesOf, say } from '../../messages'
import type { CardName } from '../../settings/use-settings'

export const words = messagesOf({
  heading: 'Today',
  intro: 'What is next, what was, and what waits to be finished.',
  figures: {
    label: 'In numbers',
    done: (count: number, shown: string) =>
      say('{count, plural, one {{shown} done} other {{shown} done}}', { count, shown }),
    countries: (count: number, shown: string) =>
      say('{count, plural, one {{shown} country} other {{shown} countries}}', { count, shown }),
    journals: (count: number, shown: string) =>
      say('{count, plural, one {{shown} Journal} other {{shown} Journals}}', { count, shown }),
  },
  all: 'All of Today',
  none: 'Nothing for today. Write down what you would love to do, or what you have done.',
  toBuckets: 'Go to Buckets',
  toLog: 'Go to your Log',
  couldNotGet: 'Could not get Today:',
  couldNotSave: 'Could not save this:',
  cards: {
    next: 'Next up',
    notifications: 'New for you',
    feed: 'From people you follow',
    buckets: 'Buckets used last',
    onThisDay: 'On this day',
    finish: 'Finish',
  } satisfies Record<CardName, string>,
  week: 'This week, in other years',
  weekOf: (years: number) =>
    say('{years, plural, one {This week, # year ago} other {This week, # years ago}}', { years }),
  putAway: 'Put away',
  putAwayCard: (card: string) => say('Put away for good: {card}', { card }),
  wasPutAway: (card: string) => say('“{card}” is put away', { card }),
  bringBackLater: 'You can bring it back on the page Today.',
  next: {
    in: (bucket: string) => say('In “{bucket}”', { bucket }),
    didIt: 'I did it',
    notNow: 'Not now',
  },
  notifications: {
    count: (count: number) =>
      count > 9
        ? say('You have more than 9 new notifications.')
        : say('{count, plural, one {You have # new notification.} other {You have # new notifications.}}', {
            count,
          }),
    newest: (name: string, thing: string) => say('The newest: {name}, about “{thing}”', { name, thing }),
    toAll: 'Go to notifications',
  },
  feed: {
    did: {
      done: (name: string) => say('{name} did it', { name }),
      story: (name: string) => say('{name} wrote a Story', { name }),
      kick: (name: string) => say('{name} shared a Kick', { name }),
      bucket: (name: string) => say('{name} finished a Bucket', { name }),
    },
    toAll: 'Go to your feed',
  },
  buckets: {
    done: (done: number, all: number) =>
      all === 0 ? say('No Kicks yet') : say('{done} of {all} done', { done, all }),
    create: 'Create new Bucket',
  },
  memories: {
    notThis: 'Not this one',
    nothingOf: (name: string) => say('Nothing of {name}', { name }),
    nothingBefore: (year: number) => say('Nothing before {year}', { year }),
    off: 'No memories at all',
    hidden: (name: string) => say('“{name}” will not come up again.', { name }),
    undo: 'Undo',
  },
  finish: {
    steps: (left: number) =>
      say('{left, plural, one {# first step left} other {# first steps left}}', { left }),
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
    card: (card: string) => say('The card “{card}”', { card }),
    nothing: 'Everything is back. Single entries can be brought back on their own page in your Log.',
    off: 'All memories',
    name: (name: string) => say('What you did with {name}', { name }),
    before: (year: number) => say('What you did before {year}', { year }),
    entries: 'Single entries can be brought back on their own page in your Log.',
    bringBack: 'Bring back',
    bringBackOf: (what: string) => say('Bring back: {what}', { what }),
  },
})
