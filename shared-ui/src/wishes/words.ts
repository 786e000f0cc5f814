import { counted } from '../counted'

/** Limits of the server. */
export const most = { lines: 100, letters: 200 } as const

export const words = {
  add: 'Add',
  ask: (count: number) => `Add ${counted(count, 'wish', 'wishes')}?`,
  addTicked: (count: number) => `Add ${counted(count, 'wish', 'wishes')}`,
  markDone: (count: number) => `… and mark ${count} of them as done`,
  cancel: 'Cancel',
  tooMany: `These are too many. Up to ${most.lines} can be added at once.`,
  tooLong: (line: string) => `${line} (longer than ${most.letters} characters)`,
  tooLongAlone: `A wish has at most ${most.letters} characters.`,
  couldNotAdd: 'Could not add:',
}
