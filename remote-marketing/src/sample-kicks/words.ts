import { messagesOf, say } from '../messages'

export const words = messagesOf({
  categories: { Chill: 'Chill', Travel: 'Travel', Activity: 'Activities' },
  close: 'Close',
  openPage: 'Open its page',
  map: (place: string) => say('Map of {place}', { place }),
  save: 'Save this',
  saving: (name: string) => say('Saving “{name}” …', { name }),
  savedIn: (bucket: string) => say('Saved in {bucket}', { bucket }),
  savedForYouIn: (bucket: string, name: string) => say('Saved for you in {bucket}: {name}', { bucket, name }),
  undo: 'Undo',
  undone: 'Taken out again.',
  again: 'Try again',
  couldNotSave: 'Could not save this:',
  couldNotUndo: 'Could not undo:',
  kept: 'We keep this for you on this device for a day. Once you have an account or are logged in, it is in your Buckets.',
  signUp: 'Sign up',
  logIn: 'Log in',
  forget: 'Do not keep it',
  samples: {
    fuji: {
      name: 'Have tea in sight of Mount Fuji',
      place: 'Hakone, Japan',
      text: 'Come early, before the clouds do. Stay for a second bowl, and then for a third.',
    },
    cappadocia: {
      name: 'Float over Cappadocia at dawn',
      place: 'Göreme, Türkiye',
      text: 'A hundred balloons, and no sound but the burner. Set the alarm for four.',
    },
    icebergs: {
      name: 'Paddle between icebergs',
      place: 'Ilulissat, Greenland',
      text: 'A kayak, a dry suit and a silence that cracks now and then. In autumn the sky joins in.',
    },
  },
})
