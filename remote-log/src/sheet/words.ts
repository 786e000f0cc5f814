import { counted, isolate } from '@bucketeer/shared-ui'
import type { EntryState } from '../log/entry'
import type { RetryWait } from './entry-saver'

function inAbout(seconds: number) {
  if (seconds < 60) return 'in a moment'
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in about a minute' : `in about ${minutes} minutes`
}

export const words = {
  titles: { done: 'You did it', doing: 'You’re on it', 'let go': 'You let it go' } satisfies Record<
    EntryState,
    string
  >,
  when: 'When?',
  since: 'Since when?',
  until: (day: string) => `until ${day}`,
  oneDay: 'One day only',
  choices: {
    today: 'Today',
    yesterday: 'Yesterday',
    day: 'Another day',
    month: 'Only the month',
    season: 'Only the season',
    year: 'Only the year',
    unknown: 'I don’t remember',
  },
  fields: { day: 'Day', month: 'Month', season: 'Season', year: 'Year' },
  examples: { day: '3 May 2024', month: 'May 2024', season: 'summer 2024', year: '2024' },
  likeThis: (example: string) => `Like ${example}`,
  again: 'Would you do it again?',
  againChoices: { yes: 'Again!', no: 'Once was enough' },
  stars: 'Stars',
  forYourself: 'for yourself',
  starLabel: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  noStars: 'Not rated',
  note: 'Note',
  photos: {
    thing: 'An entry',
    closing: 'You can close this. Photos keep uploading in the background.',
    onTheirWay: (count: number) =>
      `${counted(count, 'photo is', 'photos are')} still on the way. Keep this tab open.`,
    arrived: 'Your photos are in your Log',
    lost: (count: number) =>
      `${counted(count, 'photo', 'photos')} did not arrive. Open the entry to add what is missing.`,
    notSaved: 'Your photos are here, but the entry could not be saved. Open it to go on.',
    undone: 'Your entry is gone, and its photos with it',
  },
  with: 'With whom',
  withHint: 'Names with commas between them. Only you see them.',
  withTooMany: (max: number) => `These are too many. Up to ${max} names can be kept.`,
  withTooLong: (max: number) => `A name has at most ${max} characters.`,
  audience: 'Who can see this',
  steps: 'Steps',
  stepLabel: (place: number) => `Step ${place}`,
  stepDone: (text: string, place: number) => `Done: ${isolate(text) || `step ${place}`}`,
  addStep: 'Add a step',
  removeStep: (text: string, place: number) => `Remove ${isolate(text) || `step ${place}`}`,
  didIt: 'I did it',
  done: 'Done',
  undo: 'Undo',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: {
    offline: () =>
      'No connection. What you wrote is kept on this device and will be saved as soon as there is one. If you leave, you can go on from your Log.',
    busy: () => 'The server is busy. What you wrote is kept and will be saved in a moment.',
    'too fast': (seconds: number) =>
      `That was too fast. What you wrote is kept and will be saved ${inAbout(seconds)}.`,
  } satisfies Record<RetryWait['reason'], (seconds: number) => string>,
  keepOpen: 'No connection. Keep this page open: what you wrote will be saved as soon as there is one.',
  changedElsewhere:
    'This entry was changed in another window in the meantime. You see that change, and what you just typed.',
  changedElsewhereToo:
    'The same was changed in another window in the meantime. What you typed is still here: save again to replace that change.',
  couldNotSave: 'Could not save this:',
  couldNotSaveName: (name: string) => `Could not save your last change to “${isolate(name)}”`,
  tryAgain: 'Try again',
  discard: 'Close without saving',
} as const
