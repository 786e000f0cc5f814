import { type Bucket } from '@bucketeer/shared-auth'
import { CardGrid, type Columns } from '@bucketeer/shared-ui'
import { BucketCard } from './bucket-card'
import { words } from './words'

export const bucketColumns: Columns = { xs: 1, sm: 2, lg: 3 }

/** A card for each Bucket. */
export function BucketGrid({ buckets }: { buckets: Bucket[] }) {
  return (
    <CardGrid columns={bucketColumns} label={words.label}>
      {buckets.map((bucket, place) => (
        <BucketCard key={bucket._id} bucket={bucket} priority={place < 3} />
      ))}
    </CardGrid>
  )
}
