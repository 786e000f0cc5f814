import { messagesOf, say } from '../messages'

export const words = messagesOf({
  /** `short` fits on a button or a card; `note` is one sentence about what the audience means. */
  audiences: {
    Private: { short: 'Only me', label: 'Only me', note: 'Nobody else can find or open it.' },
    Followers: {
      short: 'My followers',
      label: 'My followers',
      note: 'People who follow you can find and open it.',
    },
    Members: {
      short: 'Every member',
      label: 'Every member',
      note: 'Everybody with an account here can find and open it.',
    },
    Public: {
      short: 'Everybody',
      label: 'Everybody, also without an account',
      note: 'Anybody on the web can find and read it.',
    },
  },
  /** The name of the button, which begins with its visible label, for users of voice control. */
  button: (audience: string, title: string) => say('{audience}: {title}', { audience, title }),
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  couldNotSave: 'Could not save this:',
  withLink: {
    open: (audience: string) => say('{audience} and whoever has the link', { audience }),
    password: (audience: string) => say('{audience} and whoever has the link and its password', { audience }),
  },
  privateWithLink: 'Nobody else can find it, but whoever has the link can open it.',
  narrowed: 'Its photos can no longer be opened by their old address. Copies that people made stay theirs.',
})
