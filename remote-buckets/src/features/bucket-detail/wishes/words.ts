import { counted } from '@bucketeer/shared-ui'

/** Limits of the server. */
export const most = { lines: 100, letters: 200 } as const

export const words = {
  field: 'Write down something you want to do',
  hint: 'Enter adds it, for you alone to see. You can paste a whole list too.',
  add: 'Add',
  ask: (count: number) => `Add ${counted(count, 'wish', 'wishes')}?`,
  addTicked: (count: number) => `Add ${counted(count, 'wish', 'wishes')}`,
  markDone: (count: number) => `… and mark ${count} of them as done`,
  cancel: 'Cancel',
  tooMany: `These are too many. Up to ${most.lines} can be added at once.`,
  tooLong: (line: string) => `${line} (longer than ${most.letters} characters)`,
  couldNotAdd: 'Could not add:',
  added: (count: number) => `${counted(count, 'wish', 'wishes')} added`,
  when: 'When?',
  whenHint: '2027, 05/2027 or 3.5.2027. Leave it empty for some day.',
  noDate: 'Write a year, a month or a day, such as 2027, 05/2027 or 3.5.2027.',
  save: 'Save',
  couldNotSave: 'Could not save when:',
}
