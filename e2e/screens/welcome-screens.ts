import { busy, link, notFound, press, title } from './locators'
import type { Screen } from './screen'

const landingTitle = title('Turn someday into stories')
const homeTitle = title(/^Welcome/)

/** Lists the public pages, the 404 page and the menus of the top bar. */
export const welcomeScreens: Screen[] = [
  { name: 'landing', path: '/', as: 'visitor', shows: link('Sign up here') },
  { name: 'landing-member', path: '/', as: 'demo', shows: link('Go to Buckets') },
  {
    name: 'sample-kick',
    path: '/sample/paddle-between-icebergs',
    as: 'visitor',
    shows: link('Save this'),
  },
  {
    name: 'sample-kick-member',
    path: '/sample/paddle-between-icebergs',
    as: 'newcomer',
    shows: title('Paddle between icebergs'),
    request: {
      endpoint: 'POST /api/bucket/someday/wishes',
      send: press('Save this'),
      loading: busy('Save this'),
      failure: 'Could not save this:',
      retry: press('Save this'),
    },
  },
  { name: 'journey', path: '/journey', as: 'visitor', shows: title('The Journey') },
  { name: 'journey-member', path: '/journey', as: 'demo', shows: link('Go to Kicks') },
  { name: 'story', path: '/story', as: 'visitor', shows: title('Our story') },
  { name: 'story-member', path: '/story', as: 'demo', shows: link('Create Bucket') },
  { name: 'about', path: '/about', as: 'visitor', shows: title('About Bucketeer') },
  { name: 'open-source', path: '/open-source', as: 'visitor', shows: title('Open source') },
  { name: 'privacy', path: '/privacy', as: 'visitor', shows: title('Privacy') },
  { name: 'terms', path: '/terms', as: 'visitor', shows: title('Terms of use') },
  { name: 'not-found', path: '/no-such-page', as: 'visitor', shows: notFound },
  {
    name: 'menu-narrow',
    path: '/',
    as: 'demo',
    only: 'narrow',
    shows: homeTitle,
    action: {
      run: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
      shows: (page) => page.getByRole('link', { name: 'Create a Kick' }),
    },
  },
  {
    name: 'menu-new',
    path: '/',
    as: 'demo',
    only: 'phone',
    shows: homeTitle,
    action: {
      run: (page) => page.getByRole('button', { name: 'New', exact: true }).click(),
      shows: (page) => page.getByRole('link', { name: 'Create Kick' }),
    },
  },
  {
    name: 'menu-narrow-visitor',
    path: '/',
    as: 'visitor',
    only: 'narrow',
    shows: landingTitle,
    action: {
      run: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
      shows: (page) => page.getByRole('link', { name: 'Public Journals' }),
    },
  },
  {
    name: 'menu-wide',
    path: '/',
    as: 'demo',
    only: 'wide',
    shows: homeTitle,
    action: {
      run: (page) => page.getByRole('banner').getByRole('button', { name: 'Journals' }).press('Enter'),
      shows: (page) => page.getByRole('link', { name: 'Create a Journal' }),
    },
  },
]
