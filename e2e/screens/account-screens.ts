import { busy, fillIn, press, text, title } from './locators'
import type { Screen } from './screen'

const somebody = { Email: 'somebody@people.example' }
const password = 'one two three four'

/** Coming in: login, signup, a lost password, and the guard before the protected pages. */
export const accountScreens: Screen[] = [
  { name: 'login', path: '/login', as: 'visitor', shows: title('Log in to your account') },
  {
    name: 'logging-in',
    path: '/login',
    as: 'visitor',
    shows: title('Log in to your account'),
    asks: {
      call: 'POST /auth/login',
      send: fillIn({ ...somebody, Password: password }, 'Sign in'),
      loading: busy('Sign in'),
      failure: 'Could not Login:',
      refusal: 401,
      again: press('Sign in'),
    },
  },
  { name: 'login-already', path: '/login', as: 'demo', shows: title('Hello, Mira Lindqvist') },
  { name: 'signup', path: '/signup', as: 'visitor', shows: title('Create an account') },
  {
    name: 'signing-up',
    path: '/signup',
    as: 'visitor',
    shows: title('Create an account'),
    asks: {
      call: 'POST /auth/signup',
      send: fillIn(
        { ...somebody, Username: 'Some Body', 'Your Tagline': 'Nowhere yet', Password: password },
        'Create account',
      ),
      loading: busy('Create account'),
      failure: 'Could not create Account:',
      refusal: 409,
      again: press('Create account'),
    },
  },
  { name: 'forgot-password', path: '/forgot-password', as: 'visitor', shows: title('Forgot your password?') },
  {
    name: 'forgot-password-sending',
    path: '/forgot-password',
    as: 'visitor',
    shows: title('Forgot your password?'),
    asks: {
      call: 'POST /auth/forgot-password',
      send: fillIn(somebody, 'Send link'),
      loading: busy('Send link'),
      failure: 'Could not Send Link:',
      again: press('Send link'),
    },
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    as: 'visitor',
    shows: title('Forgot your password?'),
    act: {
      does: fillIn({ Email: 'nobody-at-all@people.example' }, 'Send link'),
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
    asks: {
      call: 'POST /auth/reset-password',
      send: fillIn({ 'New password': password }, 'Save new password'),
      loading: busy('Save new password'),
      failure: 'Could not Save Password:',
      refusal: 400,
      again: press('Save new password'),
    },
  },
  {
    name: 'reset-password-incomplete',
    path: '/reset-password',
    as: 'visitor',
    shows: title('This link is not whole'),
  },
  {
    name: 'guard',
    path: '/buckets',
    as: 'demo',
    shows: title('Your Buckets'),
    asks: {
      call: 'GET /auth/verify',
      loading: null,
      failure: '',
      refusal: 401,
      refused: title('Log in to your account'),
    },
  },
  {
    name: 'part',
    path: '/buckets',
    as: 'demo',
    shows: title('Your Buckets'),
    asks: {
      call: /^\/releases\/buckets\/.*\.js$/,
      failure: text('Buckets is unavailable right now. The rest of the site works. Your data is safe.'),
      refusal: 404,
      refused: text('Buckets is unavailable right now.'),
    },
  },
]
