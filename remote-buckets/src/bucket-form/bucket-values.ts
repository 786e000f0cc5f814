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

export const isBucketValues = (data: unknown): data is BucketValues =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'description' in data &&
  typeof data.description === 'string' &&
  'picture' in data &&
  (data.picture === null || typeof data.picture === 'string') &&
  (!('drawnAs' in data) || data.drawnAs === undefined || typeof data.drawnAs === 'string') &&
  (!('updatedAt' in data) || typeof data.updatedAt === 'string')
