import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Public Journals',
  intro: 'Where others have been, and what they brought home to tell.',
  add: 'Add Journal',
  couldNotGet: 'Could not get Bucket:',
  label: 'Public Journals',
  none: 'Nobody has told their story yet.',
  start: 'Be the first',
  searchPlaceholder: 'Journals and their Stories',
  found: (count: number, isAll: boolean) =>
    count === 0 || isAll
      ? say('{count, plural, =0 {No Journals found.} one {# Journal found.} other {# Journals found.}}', {
          count,
        })
      : say('{count, plural, one {More than # Journal found.} other {More than # Journals found.}}', {
          count,
        }),
  noMatch: (text: string) => say('No Journal tells about “{text}” yet.', { text }),
  showAll: 'Show all Journals',
  more: 'Show more Journals',
})
