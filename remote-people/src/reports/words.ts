import { messagesOf, say } from '../messages'

export const words = messagesOf({
  kinds: {
    kick: 'Kick',
    comment: 'Comment',
    journal: 'Journal',
    story: 'Story',
    bucket: 'Bucket',
    entry: 'Log entry',
    user: 'Profile',
  },
  reasons: {
    spam: 'Spam',
    hurts: 'Hurts or threatens',
    consent: 'Shows somebody without consent',
    private: 'Private place or data',
    other: 'Other',
    answer: 'An answer to a decision',
  },
  days: (days: number) => say('{days, plural, one {for # day} other {for # days}}', { days }),
  forGood: 'for good',
  more: 'Show more',
})
