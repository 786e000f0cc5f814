import { isolate } from '@bucketeer/shared-ui'
import type { PartStatus } from '@bucketeer/shared-auth'

const people = (count: number) => (count === 1 ? '1 visitor' : `${count} visitors`)

export const words = {
  title: 'Status',
  intro: 'Which version of each part of the site is live, and how it does.',
  works: 'Works',
  switchedOff: 'Switched off',
  failed: (count: number) => `Failed for ${people(count)}`,
  version: ({ version, isUnchecked }: PartStatus['live']) =>
    `Version ${version}${isUnchecked ? ', released without checks' : ''}`,
  owner: (owner: string) => `By ${isolate(owner)}`,
  slots: (slots: string[]) => `Also in ${slots.join(', ')}`,
  canary: ({ version, percent, failed }: NonNullable<PartStatus['canary']>) =>
    `${percent} % of the visitors try ${version}${failed > 0 ? `, which failed for ${people(failed)}` : ''}.`,
  list: 'Parts',
  couldNotGet: 'Could not get the status:',
} as const
