export const words = {
  title: 'Forgot your password?',
  intro: 'Tell us your email, and choose a new one by the link that we send you.',
  email: 'Email',
  send: 'Send link',
  failed: 'Could not Send Link:',
  onItsWay:
    'If there is an account with this email, a link to choose a new password is on its way. It is good for one hour, and once.',
  nothingCame: 'Nothing came? Look among the spam, too.',
  again: 'Try another email',
  remembered: 'It came back to you?',
  logIn: 'Log in',
} as const
