export { loadMessages } from './messages'

/** The pages of this remote by route, and its pieces by slot, as `remote.json` declares them; each is a chunk of its own. */
export const pages = {
  '/log': () => import('./features/log/log-page'),
  '/log/:entryId': () => import('./features/entry/entry-page'),
  '/log/year/:year': () => import('./features/year/year-page'),
  '/shared/log/:key': () => import('./features/shared-log/shared-log-page'),
  '/user/:userId/log': () => import('./features/person-log/person-log-page'),
  '/today': () => import('./features/today/today-page'),
  'slot:bucket.head': () => import('./features/bucket-head/bucket-head'),
  'slot:kick.card': () => import('./features/kick-card/kick-card'),
  'slot:landing.member': () => import('./features/today/today-piece'),
  'slot:login.welcome': () => import('./features/welcome/welcome'),
  'slot:kick.panel': () => import('./features/kick-panel/kick-panel'),
  'slot:profile.section': () => import('./features/profile-section/profile-section'),
  'slot:profile-edit.section': () => import('./features/log-settings/log-settings'),
}
