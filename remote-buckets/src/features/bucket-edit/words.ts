export const words = {
  heading: 'Edit Bucket',
  save: 'Save Bucket',
  back: 'Back to Buckets',
  failure: 'Could not Update Bucket:',
  saved: 'Bucket saved',
}
