export { loadMessages } from './messages'

/** The pages of this remote by route, as in `remote.json`. Each is a chunk of its own. */
export const pages = {
  '/journal': () => import('./features/journal-home/journal-home-page'),
  '/journal/public': () => import('./features/journal-public/journal-public-page'),
  '/journal/private': () => import('./features/journal-private/journal-private-page'),
  '/journal/create': () => import('./features/journal-create/journal-create-page'),
  '/journal/:journalId': () => import('./features/journal-detail/journal-detail-page'),
  '/journal/:journalId/edit': () => import('./features/journal-edit/journal-edit-page'),
  '/journal/story/:journalId': () => import('./features/story-write/story-write-page'),
  '/journal/story/:journalId/:storyId': () => import('./features/story-edit/story-edit-page'),
  '/shared/journal/:key': () => import('./features/journal-detail/shared-journal-page'),
}
