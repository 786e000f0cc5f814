export const words = {
  heading: 'Your Buckets',
  intro: 'Everything you want to do one day.',
  create: 'Create new Bucket',
  goToKicks: 'Go to Kicks',
  couldNotGet: 'Could not Login:',
  label: 'Your Buckets',
  noKicks: 'No Kicks yet',
  none: 'Every list of dreams starts with one line.',
  start: 'Write yours',
  examplesHeading: 'Two to borrow from',
  example: 'Example',
  details: 'Details',
  examples: [
    {
      name: 'Walk under the northern lights',
      text: 'Tromsø in February, a warm thermos, and one night when the sky dances.',
    },
    {
      name: 'Learn to surf before forty',
      text: 'Ten small waves, one big one, and the patience to fall off all of them.',
    },
  ],
}
