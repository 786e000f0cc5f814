import { dialog, heading, press, text, title } from './locators'
import type { Screen } from './screen'

/** Lists the screens of the log: one's own, an entry, and the sheet that edits it. */
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
    name: 'log-entry',
    path: '/log/:entryId',
    as: 'demo',
    shows: title('See Australia'),
    request: { endpoint: 'GET /api/log/:entryId', failure: 'Could not get this entry:', refusedStatus: 404 },
  },
  {
    name: 'log-sheet',
    path: '/kicks/:kickId',
    as: 'demo',
    shows: text(/^Done ·/),
    action: { run: press('Change your last entry'), shows: dialog('You did it') },
  },
]
