import { isText, orMissing, orNull, shapeOf, type ValuesOf } from '@bucketeer/shared-ui/forms'

/** Tells whether a draft has the values of the form. */
export const isBucketValues = shapeOf({
  name: isText,
  description: isText,
  picture: orNull(isText),
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs: orMissing(isText),
  /** The version of the loaded Bucket, if any. */
  updatedAt: orMissing(isText),
})

/** The editable fields of a Bucket. */
export type BucketValues = ValuesOf<typeof isBucketValues>

export const noValues: BucketValues = { name: '', description: '', picture: null }
