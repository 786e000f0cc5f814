import { counted, isolate } from '@bucketeer/shared-ui'

export const words = {
  makeJournal: 'Make a Journal of these',
  makeStory: 'Make a Story of it',
  journal: {
    intro:
      'Each entry becomes a Story, with its first photo and your note. Only you see the Journal at first.',
    entries: 'Which ones?',
    more: 'Show more',
    leftOut: (names: string) => `Left out, because they have no photo: ${isolate(names)}.`,
    none: 'None of these has a photo yet. Add one to an entry first.',
    confirm: (count: number) =>
      count === 0 ? 'Create Journal' : `Create Journal of ${counted(count, 'entry', 'entries')}`,
    maxEntries: (max: number) => `A Journal can begin with ${max} entries at most.`,
    titleOfYear: (year: number) => `My year ${year}`,
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
  created: (count: number) => `${counted(count, 'Story', 'Stories')} created`,
} as const
