import { expect } from '@playwright/test'
import { busy, button, dialog, fillIn, press, text, title } from './locators'
import type { Screen } from './screen'

const somebody = { Email: 'somebody@people.example' }
const password = 'one two three four'

/** Lists the screens of login, signup, password reset and the account, the guard of protected pages, and a failed remote. */
export const accountScreens: Screen[] = [
  { name: 'login', path: '/login', as: 'visitor', shows: title('Log in to your account') },
  {
    name: 'login-incomplete',
    path: '/login',
    as: 'visitor',
    shows: title('Log in to your account'),
    action: { run: press('Sign in'), shows: text('Enter your email.') },
  },
  {
    name: 'logging-in',
    path: '/login',
    as: 'visitor',
    shows: title('Log in to your account'),
    request: {
      endpoint: 'POST /auth/login',
      send: fillIn({ ...somebody, Password: password }, 'Sign in'),
      loading: busy('Sign in'),
      failure: 'Could not Login:',
      refusedStatus: 401,
      retry: press('Sign in'),
    },
  },
  {
    name: 'login-from-guard',
    path: '/kicks',
    as: 'visitor',
    shows: text('Log in first, then on to All Kicks.'),
  },
  { name: 'login-already', path: '/login', as: 'demo', shows: title('Hello, Mira Lindqvist') },
  { name: 'signup', path: '/signup', as: 'visitor', shows: title('Create an account') },
  {
    name: 'signup-incomplete',
    path: '/signup',
    as: 'visitor',
    shows: title('Create an account'),
    action: { run: press('Create account'), shows: text('Choose a username.') },
  },
  {
    name: 'signing-up',
    path: '/signup',
    as: 'visitor',
    shows: title('Create an account'),
    request: {
      endpoint: 'POST /auth/signup',
      send: fillIn(
        { ...somebody, Username: 'Some Body', 'Your Tagline': 'Nowhere yet', Password: password },
        'Create account',
      ),
      loading: busy('Create account'),
      failure: 'Could not create Account:',
      refusedStatus: 409,
      retry: press('Create account'),
    },
  },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor', shows: title('Forgot your password?') },
  {
    name: 'forgot-password-sending',
    path: '/forgot-password',
    as: 'visitor',
    shows: title('Forgot your password?'),
    request: {
      endpoint: 'POST /auth/forgot-password',
      send: fillIn(somebody, 'Send link'),
      loading: busy('Send link'),
      failure: 'Could not Send Link:',
      retry: press('Send link'),
    },
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    as: 'visitor',
    shows: title('Forgot your password?'),
    action: {
      run: fillIn({ Email: 'nobody-at-all@people.example' }, 'Send link'),
      shows: text(/is on its way/),
    },
  },
  {
    name: 'reset-password',
    path: '/reset-password?token=0123456789abcdef',
    as: 'visitor',
    shows: title('Choose a new password'),
  },
  {
    name: 'reset-password-saving',
    path: '/reset-password?token=0123456789abcdef',
    as: 'visitor',
    shows: title('Choose a new password'),
    request: {
      endpoint: 'POST /auth/reset-password',
      send: fillIn({ 'New password': password }, 'Save new password'),
      loading: busy('Save new password'),
      failure: 'Could not Save Password:',
      refusedStatus: 400,
      retry: press('Save new password'),
    },
  },
  {
    name: 'reset-password-incomplete',
    path: '/reset-password',
    as: 'visitor',
    shows: title('This link is incomplete'),
  },
  {
    name: 'confirm-email',
    path: '/confirm-email?token=0123456789abcdef',
    as: 'visitor',
    shows: title('Confirm your new email'),
    request: {
      endpoint: 'POST /auth/confirm-email',
      send: press('Confirm'),
      loading: busy('Confirm'),
      failure: 'Could not Confirm Email:',
      refusedStatus: 400,
      retry: press('Confirm'),
    },
  },
  { name: 'account', path: '/account', as: 'demo', shows: title('Your account') },
  {
    name: 'account-password-incomplete',
    path: '/account',
    as: 'demo',
    shows: title('Your account'),
    action: { run: press('Change password'), shows: text('Enter your password.') },
  },
  {
    name: 'account-delete',
    path: '/account',
    as: 'demo',
    shows: title('Your account'),
    request: {
      endpoint: 'DELETE /api/user/:userId',
      send: async (page) => {
        // The button moves down when the links above it arrive, and a click meanwhile is lost.
        await expect(button('End all')(page)).toBeVisible()
        await press('Delete account')(page)
        const confirmation = dialog('Delete your account?')(page)
        await confirmation.getByLabel('Your password').fill('not this one')
        await confirmation.getByRole('button', { name: 'Delete account' }).click()
      },
      loading: dialog('Delete your account?'),
      failure: 'Could not Delete Account:',
      refusedStatus: 403,
      retry: (page) =>
        dialog('Delete your account?')(page).getByRole('button', { name: 'Delete account' }).click(),
    },
  },
  {
    name: 'guard',
    path: '/buckets',
    as: 'demo',
    shows: title('Your Buckets'),
    request: {
      endpoint: 'GET /auth/verify',
      loading: null,
      failure: '',
      refusedStatus: 401,
      refused: title('Log in to your account'),
    },
  },
  {
    name: 'part',
    path: '/buckets',
    as: 'demo',
    shows: title('Your Buckets'),
    request: {
      endpoint: /^\/releases\/buckets\/.*\.js$/,
      failure: text('Buckets is unavailable right now. The rest of the site works. Your data is safe.'),
      refusedStatus: 404,
      refused: text('Buckets is unavailable right now.'),
    },
  },
]
