import { type Bucket } from '@bucketeer/shared-auth'
import { CardGrid, type Columns, useFirstRow } from '@bucketeer/shared-ui'
import { BucketCard } from './bucket-card'
import { words } from './words'

export const bucketColumns: Columns = { xs: 1, sm: 2, lg: 3 }

/** A card for each Bucket. */
export function BucketGrid({ buckets }: { buckets: Bucket[] }) {
  const firstRow = useFirstRow(bucketColumns)
  return (
    <CardGrid columns={bucketColumns} label={words.label}>
      {buckets.map((bucket, place) => (
        <BucketCard key={bucket._id} bucket={bucket} priority={place < firstRow} />
      ))}
    </CardGrid>
  )
}
