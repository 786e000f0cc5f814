import { isolate, joined } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../messages'

export const words = messagesOf({
  makeJournal: 'Make a Journal of these',
  makeStory: 'Make a Story of it',
  journal: {
    intro:
      'Each entry becomes a Story, with its first photo and your note. Only you see the Journal at first.',
    entries: 'Which ones?',
    more: 'Show more',
    leftOut: (names: string[]) =>
      say('Left out, because they have no photo: {names}.', { names: joined(names.map(isolate)) }),
    none: 'None of these has a photo yet. Add one to an entry first.',
    confirm: (count: number) =>
      say(
        '{count, plural, =0 {Create Journal} one {Create Journal of # entry} other {Create Journal of # entries}}',
        { count },
      ),
    maxEntries: (max: number) =>
      say(
        '{max, plural, one {A Journal can begin with # entry at most.} other {A Journal can begin with # entries at most.}}',
        { max },
      ),
    titleOfYear: (year: number) => say('My year {year}', { year }),
    titleOfLog: 'What I did',
  },
  story: {
    intro: 'It takes the first photo and your note. You can change all of it later.',
    drawn:
      'It takes your note. There is no photo yet, so this drawn cover is its picture. You can change all of it later.',
    cover: 'The drawn cover',
    where: 'In which Journal?',
    newJournal: 'A new Journal',
    couldNotGet: 'Could not get your Journals:',
    confirm: 'Create Story',
  },
  title: 'Title of the Journal',
  cancel: 'Cancel',
  couldNotCreate: 'Could not create this:',
  created: (count: number) =>
    say('{count, plural, one {# Story created} other {# Stories created}}', { count }),
})
