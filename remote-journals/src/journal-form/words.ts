export const words = {
  title: 'Title',
  newTitle: 'My New Journal',
  about: 'About',
  aboutHint: 'A few lines for the first page: where, when, with whom.',
  bucket: 'Bucket',
  bucketHint: 'Its Kicks are what your Stories can tell of.',
  noBucket: 'No Bucket',
  thisBucket: 'The Bucket chosen before',
  couldNotGetBuckets: 'Could not get Bucket:',
  audience: 'Who can read this',
  visibility: 'Visibility',
  visibilityHints: {
    Public: 'Everybody can read it, without an account too.',
    Private: 'Only you can read it.',
  },
}
