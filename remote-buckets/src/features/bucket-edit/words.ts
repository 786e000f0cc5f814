import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Edit Bucket',
  save: 'Save Bucket',
  back: 'Back to Buckets',
  failure: 'Could not Update Bucket:',
  saved: 'Bucket saved',
})
