import { messagesOf, say } from '../../messages'

/** Why the guard led here, by the last parameter of the page's route. */
const reasons = messagesOf({
  kickId: 'This Kick is for members. Log in first, then on to it.',
  bucketId: 'This Bucket is for members. Log in first, then on to it.',
  journalId: 'This Journal is for members. Log in first, then on to it.',
  storyId: 'This Story is for members. Log in first, then on to it.',
  entryId: 'This entry is for members. Log in first, then on to it.',
  year: 'This year of a Log is for members. Log in first, then on to it.',
  userId: 'This profile is for members. Log in first, then on to it.',
  other: 'This page is for members. Log in first, then on to it.',
} as Readonly<Partial<Record<string, string>> & { other: string }>)

export const words = messagesOf({
  title: 'Log in to your account',
  ended: 'You are no longer logged in. What you typed is kept on this device.',
  /** Why the guard led here, to a page that the top bar lists. */
  reason: (label: string) => say('Log in first, then on to {label}.', { label }),
  /** Why it led here otherwise. */
  reasonOfKind: (parameter = '') => reasons[parameter] ?? reasons.other,
  suspended: 'Log in to answer, or when it is over.',
  answer: 'Your one answer to the moderators',
  sendAnswer: 'Send answer',
  answerFailed: 'Could not send your answer:',
  answered: 'Your answer is on its way to the moderators. When they have decided, log in to see how.',
  backToLogin: 'Back to the login',
  newHere: 'New here?',
  signUp: 'Sign up',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters long',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot password?',
  signIn: 'Sign in',
  failed: 'Could not Login:',
  already: {
    title: (userName: string) => say('Hello, {userName}', { userName }),
    text: 'You are signed in already.',
    greeting: 'Good to have you here.',
    goOn: 'Go on',
  },
})
