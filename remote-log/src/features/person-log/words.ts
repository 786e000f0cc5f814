import { isolate } from '@bucketeer/shared-ui'

export const words = {
  heading: (name: string) => `${isolate(name)}’s Log`,
  back: (name: string) => `Back to ${isolate(name)}`,
  intro: (name: string) => `What ${isolate(name)} did, as far as you can see it.`,
  outOfReach: 'Nothing to see here',
  toStart: 'Back to the start',
  couldNotGet: 'Could not get this Log:',
  none: (name: string) => `${isolate(name)} has not shared anything here yet.`,
} as const
