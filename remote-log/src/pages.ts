/** The pieces of this remote by slot, as `remote.json` declares them; each is a chunk of its own. */
export const pages = {
  'slot:kick.panel': () => import('./features/kick-panel/kick-panel'),
}
