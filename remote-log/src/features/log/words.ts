export const words = {
  heading: 'Your Log',
  intro: 'What you did, and when.',
  couldNotGet: 'Could not get your Log:',
  none: 'Nothing here yet. What have you already done?',
  toKicks: 'Search All Kicks',
  add: 'Add something you did',
  addButton: 'Add',
} as const
