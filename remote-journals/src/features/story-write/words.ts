import { isolate } from '@bucketeer/shared-ui'

export const words = {
  heading: 'Write a Story',
  intro: (journal: string) => `A page for “${isolate(journal)}”.`,
  save: 'Save',
  back: 'Back to Journal',
  failure: 'Could not Create Story:',
  gone: 'This Journal is gone',
  kept: (title: string) =>
    title.trim() === ''
      ? 'Your Story is kept on this device. Choose the Journal that it goes into.'
      : `Your Story “${isolate(title)}” is kept on this device. Choose the Journal that it goes into.`,
  yourJournals: 'Your Journals',
  addJournal: 'Add Journal',
  couldNotGetJournals: 'Could not get your Journals:',
  couldNotMove: 'Could not move the Story:',
  noRoom: 'This browser has no room left. The Story is still kept.',
  saved: 'Your Story is in the Journal',
}
