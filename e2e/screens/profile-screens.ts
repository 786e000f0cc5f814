import { busy, fillIn, heading, link, notFound, press, text, title } from './locators'
import type { Locate, Screen } from './screen'

const profileTitle = title('Mira Lindqvist')

const busyRegion =
  (name: string): Locate =>
  (page) =>
    page.getByRole('region', { name }).locator('[aria-busy=true]')

/** Lists the screens of profiles: the user's own, another user's, and the form. */
export const profileScreens: Screen[] = [
  {
    name: 'profile',
    path: '/user/:userId',
    as: 'demo',
    shows: link('Go to Bucket'),
    request: { endpoint: 'GET /api/user/:userId', failure: '', refusedStatus: 404, refused: notFound },
  },
  {
    name: 'profile-buckets',
    path: '/user/:userId',
    as: 'demo',
    shows: profileTitle,
    request: {
      endpoint: 'GET /api/bucket',
      loading: busyRegion('Your Buckets'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: link('Create new Bucket') },
    },
  },
  {
    name: 'profile-journals',
    path: '/user/:userId',
    as: 'demo',
    shows: profileTitle,
    request: {
      endpoint: 'GET /api/journal/private',
      loading: busyRegion('Your Journals'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: link('Create a Journal') },
    },
  },
  {
    name: 'profile-liked',
    path: '/user/:userId?tab=liked',
    as: 'demo',
    shows: profileTitle,
    request: {
      endpoint: 'GET /api/kick',
      loading: (page) => page.getByRole('main').locator('[aria-busy=true]'),
      failure: 'Could not get Kicks:',
      empty: { from: () => [], shows: text('Nothing liked yet.') },
    },
  },
  {
    name: 'profile-other',
    path: '/user/:otherId',
    as: 'demo',
    shows: heading(/^Journals by/),
    request: { endpoint: 'GET /api/user/:otherId', failure: '', refusedStatus: 404, refused: notFound },
  },
  {
    name: 'profile-other-journals',
    path: '/user/:otherId',
    as: 'demo',
    shows: heading(/^Journals by/),
    request: {
      endpoint: 'GET /api/journal/shared',
      loading: busyRegion('Journals by'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: text(/shares no Journal yet/) },
    },
  },
  {
    name: 'profile-edit',
    path: '/user/:userId/edit',
    as: 'demo',
    shows: link('Your account'),
    request: { endpoint: 'GET /api/user/:userId', failure: '', refusedStatus: 404, refused: notFound },
  },
  {
    name: 'profile-saving',
    path: '/user/:userId/edit',
    as: 'demo',
    shows: link('Your account'),
    request: {
      endpoint: 'PUT /api/user/:userId',
      send: fillIn({ 'Your Tagline': 'Slower still.' }, 'Save'),
      loading: busy('Save'),
      failure: 'Could not Update Profile:',
      refusedStatus: 400,
      retry: press('Save'),
    },
  },
  {
    name: 'feed-start',
    path: '/feed',
    as: 'newcomer',
    shows: text('Follow people whose lists make you curious.'),
    request: {
      endpoint: 'GET /api/feed',
      loading: (page) => page.getByRole('status', { name: 'Your feed is on its way…' }),
      failure: 'Could not get your feed:',
    },
  },
  {
    name: 'feed',
    path: '/feed',
    as: 'demo',
    shows: text('did it'),
  },
  {
    name: 'people',
    path: '/people',
    as: 'newcomer',
    shows: text('You follow nobody yet.'),
    request: {
      endpoint: 'GET /api/people',
      loading: (page) => page.getByRole('status', { name: 'People are on their way…' }),
      failure: 'Could not get the list:',
    },
  },
  {
    name: 'people-find',
    path: '/people?tab=find',
    as: 'newcomer',
    shows: link('Henrik Aas'),
    request: {
      endpoint: 'GET /api/people',
      loading: (page) => page.getByRole('status', { name: 'People are on their way…' }),
      failure: 'Could not get the list:',
    },
  },
  {
    name: 'people-hidden',
    path: '/people/hidden',
    as: 'demo',
    shows: text('You have muted or blocked nobody.'),
    request: {
      endpoint: 'GET /api/people',
      loading: (page) => page.getByRole('status', { name: 'The list is on its way…' }),
      failure: 'Could not get the list:',
    },
  },
  {
    name: 'notifications',
    path: '/notifications',
    as: 'demo',
    shows: text('You are up to date.'),
    request: {
      endpoint: 'GET /api/notification',
      loading: (page) => page.getByRole('status', { name: 'Notifications are on their way…' }),
      failure: 'Could not get Notifications:',
      empty: { from: () => [], shows: text('Nothing new yet.') },
    },
  },
  {
    name: 'notification-settings',
    path: '/notifications/settings',
    as: 'demo',
    shows: (page) => page.getByRole('checkbox', { name: 'Likes of my Kicks' }),
    request: {
      endpoint: 'GET /api/notification/settings',
      loading: (page) => page.getByRole('status', { name: 'Your choices are on their way…' }),
      failure: 'Could not get your choices:',
    },
  },
  {
    name: 'report-visitor',
    path: '/report/journal/:journalId',
    as: 'visitor',
    shows: title('Report a Journal'),
  },
  {
    name: 'report-login',
    path: '/report/kick/:kickId',
    as: 'visitor',
    shows: text('Log in to report this.'),
  },
  {
    name: 'report',
    path: '/report/user/:otherId',
    as: 'demo',
    shows: title('Report a person'),
    request: {
      endpoint: 'POST /api/people/report',
      send: async (page) => {
        await page.getByRole('radio', { name: 'Spam' }).check()
        await press('Send report')(page)
      },
      loading: busy('Send report'),
      failure: 'Could not send your report:',
      refusedStatus: 400,
      retry: press('Send report'),
    },
  },
  {
    name: 'reports',
    path: '/reports',
    as: 'newcomer',
    shows: text('You have reported nothing, and nothing was decided about you.'),
    request: {
      endpoint: 'GET /api/people/decision',
      loading: (page) => page.getByRole('status', { name: 'The list is on its way…' }),
      failure: 'Could not get the list:',
    },
  },
  { name: 'care', path: '/care', as: 'demo', shows: notFound },
  { name: 'care-report', path: '/care/:kickId', as: 'demo', shows: notFound },
]
