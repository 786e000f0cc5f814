import { isolate } from '@bucketeer/shared-ui'

export const words = {
  save: 'Save',
  saved: 'Saved',
  savedIn: 'Saved in',
  change: 'Change',
  undo: 'Undo',
  couldNotSave: 'Could not save:',
  couldNotRemove: 'Could not remove it:',
  firstBucket: 'Someday',
  dialogTitle: (kick: string) => `Your Buckets with “${isolate(kick)}”`,
  find: 'Find a Bucket',
  noneFound: 'None of your Buckets has this name.',
  createBucket: 'Create a Bucket',
  done: 'Done',
  couldNotOpen: 'Could not load your Buckets. Check the connection and press again.',
  filling: 'Filling',
  fillingDone: 'Done',
}
