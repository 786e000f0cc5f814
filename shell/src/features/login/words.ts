import { isolate } from '@bucketeer/shared-ui'

export const words = {
  title: 'Log in to your account',
  ended: 'You are no longer logged in. What you typed is kept on this device.',
  /** Why the guard led here; '' for a page without a label. */
  reason: (label: string) => `Log in first, then on to ${label || 'the page you wanted'}.`,
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
