import { dialog, heading, link, press, text, title } from './locators'
import type { Json, Screen } from './screen'

function sharedWithoutEntries(body: Json) {
  if (Array.isArray(body)) return body
  const none = { done: 0, again: 0, firstTimes: 0, countries: [], entries: [], entryCount: 0 }
  return { ...body, year: { ...Object(body.year), ...none } }
}

/**
 * Lists the screens of the log: the user's own, its years, another user's, an entry, the sheet that edits it, Today, and the
 * first steps of a member.
 */
export const logScreens: Screen[] = [
  {
    name: 'log',
    path: '/log',
    as: 'demo',
    shows: heading('2024'),
    request: {
      endpoint: 'GET /api/log',
      failure: 'Could not get your Log:',
      empty: { from: () => [], shows: text('Nothing here yet. What have you already done?') },
    },
  },
  {
    name: 'log-other',
    path: '/user/:userId/log',
    as: 'newcomer',
    shows: heading('2024'),
    request: {
      endpoint: 'GET /api/log',
      failure: 'Could not get this Log:',
      empty: { from: () => [], shows: text(/has not shared anything here yet/) },
    },
  },
  {
    name: 'log-other-unknown',
    path: '/user/:userId/log',
    as: 'newcomer',
    shows: heading('2024'),
    request: { endpoint: 'GET /api/user/:userId', failure: 'Could not get this Log:', refusedStatus: 404 },
  },
  {
    name: 'log-year',
    path: '/log/year/2024',
    as: 'demo',
    shows: heading('What you did'),
    request: { endpoint: 'GET /api/log/years/2024', failure: 'Could not get this year:' },
  },
  {
    name: 'log-year-entries',
    path: '/log/year/2024',
    as: 'demo',
    shows: heading('What you did'),
    request: { endpoint: 'GET /api/log', failure: 'Could not get your Log:' },
  },
  {
    name: 'log-year-empty',
    path: '/log/year/1987',
    as: 'demo',
    shows: text(/^Nothing in your Log from 1987/),
  },
  {
    name: 'log-year-journal',
    path: '/log/year/2024',
    as: 'demo',
    shows: heading('What you did'),
    action: { run: press('Make a Journal of these'), shows: dialog('Make a Journal of these') },
  },
  {
    name: 'profile-log',
    path: '/user/:userId',
    as: 'newcomer',
    pieceOf: '@log',
    shows: link(/^Show all/),
  },
  {
    name: 'today',
    path: '/today',
    as: 'demo',
    shows: heading('Next up'),
    request: {
      endpoint: 'GET /api/log/next',
      failure: 'Could not get Today:',
      empty: { from: () => [], shows: title('Today') },
    },
  },
  {
    name: 'first-steps',
    path: '/login',
    as: 'newcomer',
    pieceOf: '@log',
    shows: heading('What would you love to do one day?'),
    request: { endpoint: 'GET /api/bucket', loading: link('Go on'), failure: 'Could not get your Buckets:' },
  },
  {
    name: 'first-steps-loved',
    path: '/login',
    as: 'newcomer',
    pieceOf: '@log',
    shows: heading('What would you love to do one day?'),
    action: { run: press('Next'), shows: heading('What others loved') },
  },
  {
    name: 'log-entry',
    path: '/log/:entryId',
    as: 'demo',
    shows: title('See Australia'),
    request: { endpoint: 'GET /api/log/:entryId', failure: 'Could not get this entry:', refusedStatus: 404 },
  },
  {
    name: 'log-entry-sharing',
    path: '/log/:entryId',
    as: 'demo',
    shows: title('See Australia'),
    action: {
      run: press('Every member and whoever has the link: Who can see this'),
      shows: (page) => dialog('Who can see this')(page).getByRole('textbox', { name: 'Link' }),
    },
  },
  {
    name: 'log-year-sharing',
    path: '/log/year/2024',
    as: 'demo',
    shows: heading('What you did'),
    action: {
      run: press('Readable by link: Share by link'),
      shows: (page) => dialog('Your year 2024')(page).getByRole('textbox', { name: 'Link' }),
    },
  },
  {
    name: 'log-entry-by-link',
    path: '/shared/log/:entryKey',
    as: 'visitor',
    shows: link('Become a Bucketeer'),
    request: {
      endpoint: 'GET /api/shared/:entryKey',
      failure: 'Could not open this link:',
      refusedStatus: 404,
      refused: title('This link does not work any more.'),
    },
  },
  {
    name: 'log-year-by-link',
    path: '/shared/log/:yearKey',
    as: 'visitor',
    shows: link('Become a Bucketeer'),
    request: {
      endpoint: 'GET /api/shared/:yearKey',
      failure: 'Could not open this link:',
      refusedStatus: 404,
      refused: title('This link does not work any more.'),
      empty: { from: sharedWithoutEntries, shows: text('This year is still empty.') },
    },
  },
  {
    name: 'log-sheet',
    path: '/kicks/:kickId',
    as: 'demo',
    pieceOf: '@log',
    shows: text(/^Done ·/),
    action: { run: press('Change your last entry'), shows: dialog('You did it') },
  },
]
