import { type Bucket } from '@bucketeer/shared-auth'
import { CardGridSkeleton, FirstPicture, RetryBanner, Stack, useSkeleton } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { pictureWidth } from './bucket-card'
import { bucketColumns, BucketGrid } from './bucket-grid'
import { NoBuckets } from './no-buckets'
import { words } from './words'

const firstPicture = (place: number) => (
  <FirstPicture
    of={`${place}.picture`}
    cover={{ kind: 'Bucket', of: [`${place}.name`] }}
    sizes={pictureWidth}
    priority={place === 0}
  />
)

/** The list in its four states; one that could not be refreshed stays under the reason. */
export function BucketList({ query }: { query: UseQueryResult<Bucket[]> }) {
  const { data: buckets, error, isPending, refetch } = query
  const hasSkeleton = useSkeleton(isPending)
  if (hasSkeleton) return <CardGridSkeleton columns={bucketColumns} picture={firstPicture} />
  return (
    <Stack sx={{ gap: 3 }}>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {buckets?.length === 0 && <NoBuckets />}
      {buckets && buckets.length > 0 && <BucketGrid buckets={buckets} />}
    </Stack>
  )
}
