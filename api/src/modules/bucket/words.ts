import { sentence } from '@bucketeer/host/server'

export { noSuchDate } from '../log/words'
export const otherBucket = sentence(
  'bucket.other',
  'The Bucket in the request is not the one in the address.',
)
export const outdatedBucket = sentence(
  'bucket.outdated',
  'This Bucket was changed in the meantime. Reload it, then make your change again.',
)
export const longWish = (line: number, max: number) =>
  sentence('bucket.long-wish', 'Line {line} must be at most {max} characters long.', { line, max })
export const noWish = sentence('bucket.no-wish', 'At least one line must have a visible character.')
export const halfTarget = sentence(
  'bucket.half-target',
  'When and Precision must be sent together, or both as null.',
)
export const otherBuckets = sentence(
  'bucket.other-buckets',
  'Your Buckets have changed. Load them again, then order them.',
)
export const otherKicks = sentence(
  'bucket.other-kicks',
  'The Kicks of this Bucket have changed. Load it again, then try again.',
)
export const sameBucket = sentence('bucket.same', 'The Kicks are in this Bucket already.')
export const someday = 'Someday'
