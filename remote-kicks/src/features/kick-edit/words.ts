import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Edit Kick',
  save: 'Save Kick',
  cancel: 'Back to Kick',
  failure: 'Could not Update Kick:',
  /** A list of these is put into `missing`. */
  parts: { picture: 'a picture', category: 'a category', continent: 'a continent' },
  missing: (parts: string) => say('Before others can see it, this Kick needs {parts}.', { parts }),
  updated: 'Kick saved',
})
