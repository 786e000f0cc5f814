export { loadMessages } from './messages'

/** The pages of this remote by route, as in `remote.json`. Each is a chunk of its own. */
export const pages = {
  '/buckets': () => import('./features/bucket-list/bucket-list-page'),
  '/buckets/create': () => import('./features/bucket-create/bucket-create-page'),
  '/buckets/:bucketId': () => import('./features/bucket-detail/bucket-detail-page'),
  '/buckets/:bucketId/edit': () => import('./features/bucket-edit/bucket-edit-page'),
  '/shared/bucket/:key': () => import('./features/bucket-detail/shared-bucket-page'),
}
