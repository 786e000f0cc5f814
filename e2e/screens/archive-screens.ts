import { link, notFound, text, title } from './locators'
import type { Locate, Screen } from './screen'

const status =
  (name: string): Locate =>
  (page) =>
    page.getByRole('status', { name })

/** Lists the screens of archives and imports, and the dialog that asks for the password of an archive. */
export const archiveScreens: Screen[] = [
  {
    name: 'archive',
    path: '/archive',
    as: 'demo',
    shows: link('Make my archive'),
    request: {
      endpoint: 'GET /api/archive',
      loading: status('Your archive is on its way…'),
      failure: 'Could not get your archive:',
    },
  },
  {
    name: 'archive-imports',
    path: '/archive',
    as: 'demo',
    shows: link('places.csv'),
    request: {
      endpoint: 'GET /api/import',
      loading: status('Your imports are on their way…'),
      failure: 'Could not get your imports:',
      empty: { from: () => [], shows: text('None in the last 30 days.') },
    },
  },
  {
    name: 'archive-question',
    path: '/account?make=archive',
    as: 'demo',
    shows: (page) => page.getByRole('dialog', { name: 'Make my archive?' }),
  },
  {
    name: 'import',
    path: '/archive/import/:importId',
    as: 'demo',
    shows: title('We found 2 things'),
    request: {
      endpoint: 'GET /api/import/:importId',
      failure: 'Could not get the import:',
      refusedStatus: 404,
      refused: notFound,
    },
  },
  {
    name: 'import-rows',
    path: '/archive/import/:importId',
    as: 'demo',
    shows: text('Row a lake before breakfast'),
    request: {
      endpoint: 'GET /api/import/:importId/row',
      loading: status('The list is on its way…'),
      failure: 'Could not get the list:',
      empty: { from: () => [], shows: text('Nothing is here.') },
    },
  },
]
