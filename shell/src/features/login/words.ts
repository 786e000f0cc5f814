import { isolate } from '@bucketeer/shared-ui'

/** What a page shows, by the last parameter of its route. */
const kinds: Partial<Record<string, string>> = {
  kickId: 'Kick',
  bucketId: 'Bucket',
  journalId: 'Journal',
  storyId: 'Story',
  entryId: 'entry',
  year: 'year of a Log',
  userId: 'profile',
}

export const words = {
  title: 'Log in to your account',
  ended: 'You are no longer logged in. What you typed is kept on this device.',
  /** Why the guard led here, to a page that the top bar lists. */
  reason: (label: string) => `Log in first, then on to ${label}.`,
  /** Why it led here otherwise. */
  reasonOfKind: (parameter = '') =>
    `This ${kinds[parameter] ?? 'page'} is for members. Log in first, then on to it.`,
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
    title: (userName: string) => `Hello, ${isolate(userName)}`,
    text: 'You are signed in already.',
    greeting: 'Good to have you here.',
    goOn: 'Go on',
  },
} as const
