export { loadMessages } from './messages'

/** The pages of this remote by route, as in `remote.json`. Each is a chunk of its own. */
export const pages = {
  '/user/:userId': () => import('./features/profile/profile-page'),
  '/user/:userId/edit': () => import('./features/profile-edit/profile-edit-page'),
  '/report/:kind/:id': () => import('./features/report/report-page'),
  '/reports': () => import('./features/reports/reports-page'),
  '/care': () => import('./features/care/care-page'),
  '/care/:reportId': () => import('./features/care/care-report-page'),
  '/feed': () => import('./features/feed/feed-page'),
  '/people': () => import('./features/people/people-page'),
  '/people/hidden': () => import('./features/hidden-people/hidden-people-page'),
  '/notifications': () => import('./features/notifications/notifications-page'),
  '/notifications/settings': () => import('./features/notification-settings/notification-settings-page'),
  'slot:bar.member': () => import('./features/bell/bell'),
}
