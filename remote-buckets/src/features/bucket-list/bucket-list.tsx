import { type Bucket } from '@bucketeer/shared-auth'
import {
  CardGrid,
  CardGridSkeleton,
  type Columns,
  RetryBanner,
  Stack,
  useFirstRow,
} from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { BucketCard } from './bucket-card'
import { NoBuckets } from './no-buckets'
import { words } from './words'

const bucketColumns: Columns = { xs: 1, sm: 2, lg: 3 }

/** A card for each Bucket. */
function BucketGrid({ buckets }: { buckets: Bucket[] }) {
  const firstRow = useFirstRow(bucketColumns)
  return (
    <CardGrid columns={bucketColumns} label={words.label}>
      {buckets.map((bucket, place) => (
        <BucketCard key={bucket._id} bucket={bucket} priority={place < firstRow} />
      ))}
    </CardGrid>
  )
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function BucketList({ query }: { query: UseQueryResult<Bucket[]> }) {
  const { data: buckets, error, isPending, refetch } = query
  if (isPending) return <CardGridSkeleton columns={bucketColumns} />
  return (
    <Stack sx={{ gap: 3 }}>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {buckets?.length === 0 && <NoBuckets />}
      {buckets && buckets.length > 0 && <BucketGrid buckets={buckets} />}
    </Stack>
  )
}
