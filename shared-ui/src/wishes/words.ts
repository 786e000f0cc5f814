import { isolate } from '@bucketeer/platform/text'
import { counted } from '../counted'

/** Limits of the server. */
export const limits = { lines: 100, characters: 200 } as const

export const words = {
  add: 'Add',
  ask: (count: number) => `Add ${counted(count, 'wish', 'wishes')}?`,
  addTicked: (count: number) => `Add ${counted(count, 'wish', 'wishes')}`,
  markDone: (count: number) => `… and mark ${count} of them as done`,
  cancel: 'Cancel',
  tooMany: `These are too many. Up to ${limits.lines} can be added at once.`,
  tooLong: (line: string) => `${isolate(line)} (longer than ${limits.characters} characters)`,
  double: (line: string) => `${isolate(line)} (already on the list)`,
  tooLongAlone: `A wish has at most ${limits.characters} characters.`,
  couldNotAdd: 'Could not add:',
}
