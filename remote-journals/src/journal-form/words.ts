import { messagesOf, say } from '../messages'

export const words = messagesOf({
  title: 'Title',
  newTitle: 'My New Journal',
  about: 'About',
  aboutHint: 'A few lines for the first page: where, when, with whom. You can use Markdown.',
  bucket: 'Bucket',
  bucketHint: 'Its Kicks are what your Stories can tell of.',
  noBucket: 'No Bucket',
  noBucketFound: 'None of your Buckets has this name.',
  thisBucket: 'The Bucket chosen before',
  couldNotGetBuckets: 'Could not get Bucket:',
  cover: 'Cover',
  firstPicture: 'The first picture',
  /** @param alt its description, which may be empty */
  photo: (number: number, alt: string) =>
    alt ? say('Photo {number}: {alt}', { number, alt }) : say('Photo {number}', { number }),
  places: 'Show a map to visitors, too',
  placesHint: 'With the places of your own Kicks, as exactly as you show them. Members see the map anyway.',
  audience: 'Who can see this',
  visibility: 'Visibility',
  visibilities: { Public: 'Public', Private: 'Private' },
  visibilityHints: {
    Public: 'Everybody can read it, without an account too.',
    Private: 'Only you can read it.',
  },
})
