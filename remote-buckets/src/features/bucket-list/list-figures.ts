import { type Bucket } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'

/** Returns the key figures of the list, without zeros. */
export const listFigures = (buckets: Bucket[]): string[] => {
  const kicks = buckets.reduce((sum, { kickCount }) => sum + kickCount, 0)
  return [
    ...(buckets.length > 0 ? [counted(buckets.length, 'Bucket')] : []),
    ...(kicks > 0 ? [counted(kicks, 'Kick')] : []),
  ]
}
