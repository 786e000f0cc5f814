export const words = {
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Journal',
  empty: 'The server answered without a Journal.',
  /** Public and Private are the specification's words. */
  audiences: { Public: 'Public', Members: 'Every member', Followers: 'My followers', Private: 'Private' },
  backLinks: 'Ways back',
  backToPublic: 'Back to Public',
  backToPrivate: 'Back to Private',
}
