export const words = {
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Journal',
  empty: 'The server answered without a Journal.',
  backLinks: 'Ways back',
  backToPublic: 'Back to Public',
  backToPrivate: 'Back to Private',
}
