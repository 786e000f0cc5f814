import type { PartStatus } from '@bucketeer/shared-auth'
import { joined } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  title: 'Status',
  intro: 'Which version of each part of the site is live, and how it does.',
  works: 'Works',
  switchedOff: 'Switched off',
  failed: (count: number) =>
    say('{count, plural, one {Failed for # visitor} other {Failed for # visitors}}', { count }),
  version: ({ version, isUnchecked }: PartStatus['live']) =>
    isUnchecked
      ? say('Version {version}, released without checks', { version })
      : say('Version {version}', { version }),
  owner: (owner: string) => say('By {owner}', { owner }),
  slots: (slots: string[]) => say('Also in {slots}', { slots: joined(slots) }),
  canary: ({ version, percent, failed }: NonNullable<PartStatus['canary']>) =>
    failed > 0
      ? say(
          '{failed, plural, one {{percent} % of the visitors try {version}, which failed for # visitor.} other {{percent} % of the visitors try {version}, which failed for # visitors.}}',
          { percent, version, failed },
        )
      : say('{percent} % of the visitors try {version}.', { percent, version }),
  list: 'Parts',
  couldNotGet: 'Could not get the status:',
})
