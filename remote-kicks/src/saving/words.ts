import { messagesOf, say } from '../messages'

export const words = messagesOf({
  save: 'Save',
  saved: 'Saved',
  savedIn: (bucket: string) => say('Saved in {bucket}', { bucket }),
  change: 'Change',
  undo: 'Undo',
  couldNotSave: 'Could not save:',
  couldNotRemove: 'Could not remove it:',
  firstBucket: 'Someday',
  dialogTitle: (kick: string) => say('Your Buckets with “{kick}”', { kick }),
  find: 'Find a Bucket',
  noneFound: 'None of your Buckets has this name.',
  createBucket: 'Create a Bucket',
  done: 'Done',
  couldNotOpen: 'Could not load your Buckets. Check the connection and press again.',
  filling: (bucket: string, count: number) => say('Filling {bucket} ({count, number})', { bucket, count }),
  fillingDone: 'Done',
})
