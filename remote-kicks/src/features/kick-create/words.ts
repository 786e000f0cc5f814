import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Create a Kick',
  intro:
    'One thing worth doing, one picture, one place on the map. Every member will see it, unless you keep it to yourself.',
  bucket: 'Bucket',
  save: 'Save',
  back: 'Back to Kicks',
  failure: 'Could not Create Kick:',
  created: 'Your Kick is out in the world',
  createdPrivate: 'Your Kick is saved, for you alone',
})
