import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Create a Bucket',
  intro: 'A goal, a journey, a someday: give it a name and a picture to look forward to.',
  save: 'Save',
  goBack: 'Go Back',
  failure: 'Could not Create Bucket:',
  saved: 'Your new Bucket is ready',
})
