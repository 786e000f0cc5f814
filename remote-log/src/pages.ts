/** The pages of this remote by route, and its pieces by slot, as `remote.json` declares them; each is a chunk of its own. */
export const pages = {
  '/log': () => import('./features/log/log-page'),
  '/log/:entryId': () => import('./features/entry/entry-page'),
  'slot:bucket.head': () => import('./features/bucket-head/bucket-head'),
  'slot:kick.panel': () => import('./features/kick-panel/kick-panel'),
}
