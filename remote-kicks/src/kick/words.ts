export const words = {
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Kick',
  empty: 'The server answered without a Kick.',
  back: 'Back to Kicks',
}
