import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Edit Story',
  save: 'Save Story',
  back: 'Back to Journal',
  failure: 'Could not Update Story:',
  saved: 'Story saved',
})
