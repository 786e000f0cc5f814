import { counted, formatMonth, isolate } from '@bucketeer/shared-ui'

export const words = {
  way: (way: string) => `Way: ${way}`,
  noWay: 'not chosen yet',
  chooseWay: 'Choose your way',
  since: (date: string) => `On the road since ${formatMonth(date)}`,
  edit: 'Edit',
  couldNotGet: 'Could not get Bucket:',
  figures: {
    label: 'In numbers',
    counts: (count: Record<'kicks' | 'journals' | 'done' | 'countries', number>) =>
      [
        { count: count.kicks, unit: count.kicks === 1 ? 'Kick' : 'Kicks' },
        { count: count.journals, unit: count.journals === 1 ? 'Journal' : 'Journals' },
        { count: count.done, unit: 'done' },
        { count: count.countries, unit: count.countries === 1 ? 'country' : 'countries' },
      ].filter(({ count }) => count > 0),
  },
  tabs: {
    label: 'Your profile',
    overview: 'Overview',
    liked: 'Liked',
    favourites: 'Favourites',
    kicks: 'My Kicks',
  },
  kicks: {
    by: (userName: string) => `Kicks by ${isolate(userName)}`,
    couldNotGet: 'Could not get Kicks:',
    more: 'Show more Kicks',
    categories: { Chill: 'Chill', Travel: 'Travel', Activity: 'Activities' },
    none: {
      liked: 'Nothing liked yet. “Like” on a Kick puts it here.',
      favourites: 'No favourites yet. The heart on a Kick in your Buckets puts it here.',
      kicks: 'No Kick of yours yet. What should others know about?',
    },
    first: { liked: 'Look at all Kicks', favourites: 'Look at all Kicks', kicks: 'Create a Kick' },
  },
  countries: {
    heading: 'Countries',
    times: (done: number) => (done > 1 ? ` · ${done} times` : ''),
  },
  buckets: {
    heading: 'Your Buckets',
    all: 'All your Buckets',
    go: 'Go to Bucket',
    kicks: (count: number) => counted(count, 'Kick'),
    none: 'No Bucket yet. What would you love to do one day?',
    first: 'Create new Bucket',
  },
  journals: {
    heading: 'Your Journals',
    all: 'All your Journals',
    go: 'Go to Journal',
    audiences: { Public: 'Public', Members: 'Every member', Followers: 'My followers', Private: 'Private' },
    stories: (count: number) => counted(count, 'Story', 'Stories'),
    none: 'No Journal yet. The best stories are those you have already lived.',
    first: 'Create a Journal',
  },
  sharedBuckets: { heading: (userName: string) => `Buckets ${isolate(userName)} shares` },
  sharedJournals: {
    heading: (userName: string) => `Journals by ${isolate(userName)}`,
    none: (userName: string) => `${isolate(userName)} shares no Journal yet.`,
    others: 'Read what others tell',
  },
} as const
