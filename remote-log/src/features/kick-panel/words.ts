import { joined } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Your Log of this Kick',
  didIt: 'I did it',
  more: 'More options for your Log',
  onIt: 'I’m on it',
  again: 'I did it again',
  letItGo: 'Let it go',
  doneOnce: (when: string) => say('Done · {when}', { when }),
  doneOften: (times: number, last: string | null) =>
    last
      ? say('{times, plural, one {Done · # time · last {last}} other {Done · # times · last {last}}}', {
          times,
          last,
        })
      : say('{times, plural, one {Done · # time} other {Done · # times}}', { times }),
  since: (period: string) => say('since {period}', { period }),
  doing: (since: string | null) => (since ? say('On it {since}', { since }) : say('On it')),
  letGo: 'Let go',
  seeEntry: 'See your entry',
  photos: 'Your photos',
  photo: 'Your photo',
  stories: (titles: string[]) =>
    say('{count, plural, one {Your Story: {titles}} other {Your Stories: {titles}}}', {
      count: titles.length,
      titles: joined(titles),
    }),
  inBuckets: (count: number) =>
    say('{count, plural, one {In one of your Buckets} other {In # of your Buckets}}', { count }),
  /** Leaves out zeros. */
  counts: (wanted: number, done: number, again: number) =>
    [
      ...(wanted > 0 ? [say('{wanted, plural, one {# wants this} other {# want this}}', { wanted })] : []),
      ...(done > 0 ? [say('{done, plural, one {# did it} other {# did it}}', { done })] : []),
      ...(again > 0
        ? [say('{again, plural, one {# would do it again} other {# would do it again}}', { again })]
        : []),
    ].join(' · '),
  change: 'Change',
  changeLast: 'Change your last entry',
  couldNotGet: 'Could not get your Log:',
})
