import { type Bucket } from '@bucketeer/shared-auth'
import { CardGridSkeleton, RetryBanner, Stack } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { bucketColumns, BucketGrid } from './bucket-grid'
import { NoBuckets } from './no-buckets'
import { words } from './words'

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
