export { loadMessages } from './messages'

/** The pages of this remote by route, and its pieces by slot, as `remote.json` declares them; each is a chunk of its own. */
export const pages = {
  '/archive': () => import('./features/archive/archive-page'),
  '/archive/import/:importId': () => import('./features/import/import-page'),
  'slot:profile.section': () => import('./features/profile-section/profile-section'),
  'slot:login.welcome': () => import('./features/welcome/welcome'),
}
