import { messagesOf, say } from '../messages'

export const words = messagesOf({
  hint: 'Drag a line, use its buttons, or press Alt with ↑ or ↓ on one of them.',
  first: 'To the top',
  earlier: 'Earlier',
  later: 'Later',
  save: 'Save order',
  cancel: 'Cancel',
  couldNotSave: 'Could not save the order:',
  changedMeanwhile:
    'Something here has changed in the meantime. Your order is kept: have a look, then save it again.',
  undo: 'Undo',
  close: 'OK',
  couldNotUndo: 'Could not undo it:',
  undoAgain: 'Something here has changed in the meantime. Press Undo once more.',
  moved: (name: string, number: number, count: number) =>
    say('“{name}” is number {number} of {count} now.', { name, number, count }),
})
