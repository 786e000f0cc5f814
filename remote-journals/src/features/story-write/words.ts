import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Write a Story',
  intro: (journal: string) => say('A page for “{journal}”.', { journal }),
  save: 'Save',
  back: 'Back to Journal',
  failure: 'Could not Create Story:',
  gone: 'This Journal is gone',
  kept: (title: string) =>
    title.trim() === ''
      ? say('Your Story is kept on this device. Choose the Journal that it goes into.', {})
      : say('Your Story “{title}” is kept on this device. Choose the Journal that it goes into.', { title }),
  yourJournals: 'Your Journals',
  addJournal: 'Add Journal',
  couldNotGetJournals: 'Could not get your Journals:',
  couldNotMove: 'Could not move the Story:',
  noRoom: 'This browser has no room left. The Story is still kept.',
  saved: 'Your Story is in the Journal',
})
