import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  title: 'Confirm your new email',
  intro: 'You log in with it from now on, and no longer with the one before.',
  confirm: 'Confirm',
  failed: 'Could not Confirm Email:',
  tooOld: 'Is the link too old, or used already?',
  newLink: 'Change your email once more',
  confirmed: (email: string) => say('You log in with {email} from now on', { email }),
  noLink: {
    title: 'This link is incomplete',
    text: 'The end of its address is missing. Open it from the email as it stands there, or ask for a new one.',
  },
})
