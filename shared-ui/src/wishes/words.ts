import { messagesOf, say } from '../messages'

/** Limits of the server. */
export const limits = { lines: 100, characters: 200 } as const

export const words = messagesOf({
  add: 'Add',
  ask: (count: number) => say('{count, plural, one {Add # wish?} other {Add # wishes?}}', { count }),
  addTicked: (count: number) => say('{count, plural, one {Add # wish} other {Add # wishes}}', { count }),
  markDone: (count: number) =>
    say('{count, plural, one {… and mark # of them as done} other {… and mark # of them as done}}', {
      count,
    }),
  cancel: 'Cancel',
  tooMany: () =>
    say('These are too many. Up to {most, number} can be added at once.', { most: limits.lines }),
  tooLong: (line: string) =>
    say('{line} (longer than {most, number} characters)', { line, most: limits.characters }),
  double: (line: string) => say('{line} (already on the list)', { line }),
  tooLongAlone: () => say('A wish has at most {most, number} characters.', { most: limits.characters }),
  couldNotAdd: 'Could not add:',
})
