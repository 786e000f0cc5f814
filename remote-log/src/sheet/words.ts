import type { EntryState } from '../log/entry'
import { messagesOf, say } from '../messages'
import type { RetryWait } from './entry-saver'

function tooFast(seconds: number) {
  if (seconds < 60) return say('That was too fast. What you wrote is kept and will be saved in a moment.')
  return say(
    '{minutes, plural, one {That was too fast. What you wrote is kept and will be saved in about a minute.} other {That was too fast. What you wrote is kept and will be saved in about # minutes.}}',
    { minutes: Math.ceil(seconds / 60) },
  )
}

export const words = messagesOf({
  titles: { done: 'You did it', doing: 'You’re on it', 'let go': 'You let it go' } satisfies Record<
    EntryState,
    string
  >,
  when: 'When?',
  since: 'Since when?',
  until: (day: string) => say('until {day}', { day }),
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
  likeThis: (example: string) => say('Like {example}', { example }),
  again: 'Would you do it again?',
  againChoices: { yes: 'Again!', no: 'Once was enough' },
  stars: 'Stars',
  forYourself: 'for yourself',
  starLabel: (count: number) => say('{count, plural, one {# star} other {# stars}}', { count }),
  noStars: 'Not rated',
  note: 'Note',
  photos: {
    thing: 'An entry',
    closing: 'You can close this. Photos keep uploading in the background.',
    onTheirWay: (count: number) =>
      say(
        '{count, plural, one {# photo is still on the way. Keep this tab open.} other {# photos are still on the way. Keep this tab open.}}',
        { count },
      ),
    arrived: 'Your photos are in your Log',
    lost: (count: number) =>
      say(
        '{count, plural, one {# photo did not arrive. Open the entry to add what is missing.} other {# photos did not arrive. Open the entry to add what is missing.}}',
        { count },
      ),
    notSaved: 'Your photos are here, but the entry could not be saved. Open it to go on.',
    undone: 'Your entry is gone, and its photos with it',
  },
  with: 'With whom',
  withHint: 'Names with commas between them. Only you see them.',
  withTooMany: (max: number) =>
    say(
      '{max, plural, one {These are too many. Up to # name can be kept.} other {These are too many. Up to # names can be kept.}}',
      { max },
    ),
  withTooLong: (max: number) =>
    say('{max, plural, one {A name has at most # character.} other {A name has at most # characters.}}', {
      max,
    }),
  audience: 'Who can see this',
  steps: 'Steps',
  stepLabel: (place: number) => say('Step {place}', { place }),
  stepDone: (text: string, place: number) =>
    text ? say('Done: {text}', { text }) : say('Done: step {place}', { place }),
  addStep: 'Add a step',
  removeStep: (text: string, place: number) =>
    text ? say('Remove {text}', { text }) : say('Remove step {place}', { place }),
  didIt: 'I did it',
  done: 'Done',
  undo: 'Undo',
  saving: 'Saving…',
  saved: 'Saved',
  waiting: {
    offline: () =>
      say(
        'No connection. What you wrote is kept on this device and will be saved as soon as there is one. If you leave, you can go on from your Log.',
      ),
    busy: () => say('The server is busy. What you wrote is kept and will be saved in a moment.'),
    'too fast': tooFast,
  } satisfies Record<RetryWait['reason'], (seconds: number) => string>,
  keepOpen: 'No connection. Keep this page open: what you wrote will be saved as soon as there is one.',
  changedElsewhere:
    'This entry was changed in another window in the meantime. You see that change, and what you just typed.',
  changedElsewhereToo:
    'The same was changed in another window in the meantime. What you typed is still here: save again to replace that change.',
  couldNotSave: 'Could not save this:',
  couldNotSaveName: (name: string) => say('Could not save your last change to “{name}”', { name }),
  tryAgain: 'Try again',
  discard: 'Close without saving',
})
