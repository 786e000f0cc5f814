import { messagesOf } from '../messages'

export const words = messagesOf({
  couldNotGet: 'Could not get Bucket:',
  outOfReach: 'We could not open this Kick',
  empty: 'The server answered without a Kick.',
  back: 'Back to Kicks',
  /** By the English words of the server. */
  nobodyNamed: { 'a former member': 'a former member', 'another member': 'another member' },
  continents: {
    Europe: 'Europe',
    Asia: 'Asia',
    'North-America': 'North-America',
    'South-America': 'South-America',
    'Middle-East': 'Middle-East',
    Africa: 'Africa',
    Australia: 'Australia',
    Antarctica: 'Antarctica',
  },
})
