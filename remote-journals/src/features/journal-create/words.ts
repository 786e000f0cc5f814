import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Create a Journal',
  intro: 'One title for a journey, and a page for everything that happened on it.',
  save: 'Create New Journal!',
  back: 'Go Back',
  failure: 'Could not Create Journal:',
  saved: 'Your new Journal is ready',
})
