import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'My Journals',
  intro: 'What you did, in your own words.',
  create: 'Create a Journal',
  add: 'Add Journal',
  toPublic: 'Read Public Journals',
  couldNotGet: 'Could not get Bucket:',
  label: 'My Journals',
  journals: (count: number) => say('{count, plural, one {# Journal} other {# Journals}}', { count }),
  stories: (count: number) => say('{count, plural, one {# Story} other {# Stories}}', { count }),
  none: 'It seems that you do not have any Journals yet.',
})
