export { loadMessages } from './messages'

/** The pages of this remote by route, and its pieces by slot, as in `remote.json`. Each is a chunk of its own. */
export const pages = {
  '/kicks': () => import('./features/kick-list/kick-list-page'),
  '/kicks/create': () => import('./features/kick-create/kick-create-page'),
  '/kicks/:kickId': () => import('./features/kick-detail/kick-detail-page'),
  '/kicks/:kickId/edit': () => import('./features/kick-edit/kick-edit-page'),
  'slot:story.foot': () => import('./features/story-foot/story-foot'),
  'slot:journal.foot': () => import('./features/journal-foot/journal-foot'),
}
