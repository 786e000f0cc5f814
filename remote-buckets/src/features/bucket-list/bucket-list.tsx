import { type Bucket } from '@bucketeer/shared-auth'
import { CardGridSkeleton, Stack, useSkeleton } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { bucketColumns, BucketGrid } from './bucket-grid'
import { ListFailure } from './list-failure'
import { NoBuckets } from './no-buckets'

/** The list in its four states; one that could not be refreshed stays under the reason. */
export function BucketList({ query }: { query: UseQueryResult<Bucket[]> }) {
  const { data: buckets, error, isPending, refetch } = query
  const hasSkeleton = useSkeleton(isPending)
  if (hasSkeleton) return <CardGridSkeleton columns={bucketColumns} />
  return (
    <Stack sx={{ gap: 3 }}>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {buckets?.length === 0 && <NoBuckets />}
      {buckets && buckets.length > 0 && <BucketGrid buckets={buckets} />}
    </Stack>
  )
}
