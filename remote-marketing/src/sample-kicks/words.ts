import { isolate } from '@bucketeer/shared-ui'

export const words = {
  categories: { Chill: 'Chill', Travel: 'Travel', Activity: 'Activities' },
  close: 'Close',
  openPage: 'Open its page',
  map: (place: string) => `Map of ${isolate(place)}`,
  save: 'Save this',
  saving: (name: string) => `Saving “${isolate(name)}” …`,
  savedIn: 'Saved in',
  savedForYouIn: 'Saved for you in',
  undo: 'Undo',
  undone: 'Taken out again.',
  again: 'Try again',
  couldNotSave: 'Could not save this:',
  couldNotUndo: 'Could not undo:',
  kept: 'We keep this for you on this device for a day. Once you have an account or are logged in, it is in your Buckets.',
  signUp: 'Sign up',
  logIn: 'Log in',
  forget: 'Do not keep it',
} as const
