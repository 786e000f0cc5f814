import { messagesOf, say } from '../messages'

export const words = messagesOf({
  select: 'Select Bucket',
  noneFound: 'None of your Buckets has this name.',
  add: 'Add',
  chooseFirst: 'Choose a Bucket first.',
  noBucket: 'You have no Bucket yet.',
  createBucket: 'Create a Bucket',
  adding: (kick: string, bucket: string) => say('Adding “{kick}” to “{bucket}”…', { kick, bucket }),
  added: 'Succesfully added Journal to Bucket',
  addedDetail: (kick: string, bucket: string) => say('“{kick}” is now in “{bucket}”', { kick, bucket }),
  couldNotAdd: 'Could not add Kick to Bucket',
  couldNotGet: 'Could not get Bucket:',
})
