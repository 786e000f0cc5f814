export const words = {
  heading: 'Public Journals',
  intro: 'Where others have been, and what they brought home to tell.',
  add: 'Add Journal',
  couldNotGet: 'Could not get Bucket:',
  retry: 'Try again',
  label: 'Public Journals',
  none: 'Nobody has told their story yet.',
  start: 'Be the first',
  more: 'Show more Journals',
}
