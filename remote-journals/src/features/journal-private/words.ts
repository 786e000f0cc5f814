export const words = {
  heading: 'My Journals',
  intro: 'What you did, in your own words.',
  create: 'Create a Journal',
  add: 'Add Journal',
  toPublic: 'Read Public Journals',
  couldNotGet: 'Could not get Bucket:',
  label: 'My Journals',
  none: 'It seems that you do not have any Journals yet.',
}
