import { formatMonth } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  ways: { 'To Enjoy': 'To Enjoy', 'To Achieve': 'To Achieve', 'To Enlighten': 'To Enlighten' },
  way: (way: string) => say('Way: {way}', { way }),
  noWay: 'not chosen yet',
  chooseWay: 'Choose your way',
  since: (date: string) => say('On the road since {month}', { month: formatMonth(date) }),
  edit: 'Edit',
  followers: (count: number) => say('{count, plural, one {# follower} other {# followers}}', { count }),
  following: (count: number) => say('{count, number} following', { count }),
  requests: (count: number) => say('{count, plural, one {# request} other {# requests}}', { count }),
  couldNotGet: 'Could not get Bucket:',
  figures: {
    label: 'In numbers',
    kicks: (count: number, shown: string) =>
      say('{count, plural, one {{shown} Kick} other {{shown} Kicks}}', { count, shown }),
    journals: (count: number, shown: string) =>
      say('{count, plural, one {{shown} Journal} other {{shown} Journals}}', { count, shown }),
    done: (count: number, shown: string) =>
      say('{count, plural, one {{shown} done} other {{shown} done}}', { count, shown }),
    countries: (count: number, shown: string) =>
      say('{count, plural, one {{shown} country} other {{shown} countries}}', { count, shown }),
  },
  tabs: {
    label: 'Your profile',
    overview: 'Overview',
    liked: 'Liked',
    favourites: 'Favourites',
    kicks: 'My Kicks',
  },
  kicks: {
    by: (userName: string) => say('Kicks by {userName}', { userName }),
    none: {
      liked: 'Nothing liked yet. “Like” on a Kick puts it here.',
      favourites: 'No favourites yet. The heart on a Kick in your Buckets puts it here.',
      kicks: 'No Kick of yours yet. What should others know about?',
    },
    first: { liked: 'Look at all Kicks', favourites: 'Look at all Kicks', kicks: 'Create a Kick' },
  },
  countries: {
    heading: 'Countries',
    times: (count: number) => say('{count, plural, one {# time} other {# times}}', { count }),
  },
  buckets: {
    heading: 'Your Buckets',
    all: 'All your Buckets',
    go: 'Go to Bucket',
    kicks: (count: number) => say('{count, plural, one {# Kick} other {# Kicks}}', { count }),
    none: 'No Bucket yet. What would you love to do one day?',
    first: 'Create new Bucket',
  },
  journals: {
    heading: 'Your Journals',
    all: 'All your Journals',
    go: 'Go to Journal',
    audiences: { Public: 'Public', Members: 'Every member', Followers: 'Followers', Private: 'Private' },
    stories: (count: number) => say('{count, plural, one {# Story} other {# Stories}}', { count }),
    none: 'No Journal yet. The best stories are those you have already lived.',
    first: 'Create a Journal',
  },
  sharedBuckets: { heading: (userName: string) => say('Buckets {userName} shares', { userName }) },
  sharedJournals: {
    heading: (userName: string) => say('Journals by {userName}', { userName }),
    none: (userName: string) => say('{userName} shares no Journal yet.', { userName }),
    others: 'Read what others tell',
  },
})
