import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Reports and decisions',
  intro: 'What moderators decided about you, and what became of your reports.',
  care: 'Decide reports',
  quoted: (title: string) => say('“{title}”', { title }),
  decisions: {
    heading: 'Decisions about you',
    hide: 'Hidden by a moderator',
    warn: 'A warning by a moderator',
    suspend: (length: string) => say('Suspended by a moderator {length}', { length }),
    nothing: 'Nothing wrong',
    answer: 'Answer',
    yourAnswer: 'Your answer',
    answerHint: 'You can answer once. The moderators read it.',
    send: 'Send answer',
    failure: 'Could not send your answer:',
    waiting: 'The moderators have not decided about your answer yet.',
    takenBack: 'The moderators took the decision back.',
    stays: 'The moderators read your answer and decided again.',
  },
  reports: {
    heading: 'Your reports',
    open: 'The moderators have not decided yet.',
    nothing: 'The moderators found nothing wrong.',
    hide: 'The moderators hid it.',
    warn: 'The moderators warned the person.',
    suspend: 'The moderators suspended the person.',
  },
  none: 'You have reported nothing, and nothing was decided about you.',
  noneHint: 'Should you need it: “Report” is in the “…” beside a name.',
})
