import { messagesOf } from '../../messages'

export const words = messagesOf({
  title: 'Choose a new password',
  intro: 'It takes the place of the old one, and logs you out everywhere else.',
  password: 'New password',
  passwordHint: 'At least 8 characters long',
  endLinks: 'End all my links',
  endLinksHint:
    'Nobody can read your things by a link any more. Links from before your email was first confirmed end in any case.',
  save: 'Save new password',
  failed: 'Could not Save Password:',
  saved: 'Your new password is saved. Log in with it.',
  savedAndLoggedIn: 'Your new password is saved, and you are logged in.',
  tooOld: 'Is the link too old, or used already?',
  newLink: 'Ask for a new link',
  noLink: {
    title: 'This link is incomplete',
    text: 'The end of its address is missing. Open it from the email as it stands there, or ask for a new one.',
    logIn: 'Log in',
  },
})
