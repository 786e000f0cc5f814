import { isolate } from '@bucketeer/shared-ui'

export const words = {
  select: 'Select Bucket',
  noneFound: 'None of your Buckets has this name.',
  add: 'Add',
  chooseFirst: 'Choose a Bucket first.',
  noBucket: 'You have no Bucket yet.',
  createBucket: 'Create a Bucket',
  adding: (kick: string, bucket: string) => `Adding “${isolate(kick)}” to “${isolate(bucket)}”…`,
  added: 'Succesfully added Journal to Bucket',
  addedDetail: (kick: string, bucket: string) => `“${isolate(kick)}” is now in “${isolate(bucket)}”`,
  couldNotAdd: 'Could not add Kick to Bucket',
  couldNotGet: 'Could not get Bucket:',
}
