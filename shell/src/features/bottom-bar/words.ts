import { messagesOf } from '../../messages'

export const words = messagesOf({
  label: 'Shortcuts',
  buckets: 'Buckets',
  kicks: 'Kicks',
  journals: 'Journals',
  you: 'You',
  add: 'New',
  createKick: 'Create Kick',
  createBucket: 'Create Bucket',
  createJournal: 'New Journal',
  addEntry: 'Add something you did',
})
