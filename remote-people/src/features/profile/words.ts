import { counted } from '@bucketeer/shared-ui'

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const words = {
  way: (way: string) => `Way: ${way}`,
  noWay: 'not chosen yet',
  chooseWay: 'Choose your way',
  since: (date: string) => `On the road since ${month.format(new Date(date))}`,
  edit: 'Edit',
  couldNotGet: 'Could not get Bucket:',
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
  sharedBuckets: { heading: (userName: string) => `Buckets ${userName} shares` },
  publicJournals: {
    heading: (userName: string) => `Journals by ${userName}`,
    none: (userName: string) => `${userName} keeps all stories private for now.`,
    others: 'Read what others tell',
  },
} as const
