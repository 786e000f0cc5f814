/** The pages of this remote by route, and its pieces by slot, as `remote.json` declares them; each is a chunk of its own. */
export const pages = {
  '/log': () => import('./features/log/log-page'),
  '/log/:entryId': () => import('./features/entry/entry-page'),
  '/user/:userId/log': () => import('./features/person-log/person-log-page'),
  'slot:kick.panel': () => import('./features/kick-panel/kick-panel'),
  'slot:kick.card': () => import('./features/kick-card/kick-card'),
  'slot:bucket.head': () => import('./features/bucket-head/bucket-head'),
  'slot:profile.section': () => import('./features/profile-section/profile-section'),
}
