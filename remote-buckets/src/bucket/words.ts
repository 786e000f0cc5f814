import { messagesOf } from '../messages'

export const words = messagesOf({
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Bucket',
  empty: 'The server answered without a Bucket.',
  back: 'Back to Buckets',
})
