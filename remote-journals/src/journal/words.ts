import { messagesOf } from '../messages'

export const words = messagesOf({
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Journal',
  empty: 'The server answered without a Journal.',
  /** S2.119 gives Public and Private. */
  audiences: { Public: 'Public', Members: 'Every member', Followers: 'My followers', Private: 'Private' },
  backLinks: 'Ways back',
  backToPublic: 'Back to Public',
  backToPrivate: 'Back to Private',
})
