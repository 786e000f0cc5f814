import { isText, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'

/** The editable fields of a Bucket. */
export interface BucketValues {
  name: string
  description: string
  picture: string | null
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs?: string | undefined
  /** The version of the loaded Bucket, if any. */
  updatedAt?: string
}

export const noValues: BucketValues = { name: '', description: '', picture: null }

export const sameValues = (one: BucketValues, other: BucketValues) =>
  one.name === other.name && one.description === other.description && one.picture === other.picture

export const isBucketValues = shapeOf<BucketValues>({
  name: isText,
  description: isText,
  picture: orNull(isText),
  drawnAs: orMissing(isText),
  updatedAt: orMissing(isText),
})
