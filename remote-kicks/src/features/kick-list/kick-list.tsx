import { type Bucket } from '@bucketeer/shared-auth'
import { Box, CardGridSkeleton, FirstPicture, RetryBanner, Stack, useSkeleton } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { pictureWidth } from './kick-card'
import { kickColumns, KickGrid } from './kick-grid'
import { MoreKicks } from './more-kicks'
import { type useKicks } from './use-kicks'
import { words } from './words'

interface KickListProps {
  query: ReturnType<typeof useKicks>
  buckets: Bucket[]
  /** Stands in the place of an empty list. */
  none: ReactNode
}

const firstPicture = (place: number) => (
  <FirstPicture of={`${place}.pictures`} sizes={pictureWidth} priority={place === 0} />
)

/** The list in its four states; one that could not be refreshed stays under the reason. */
export function KickList({ query, buckets, none }: KickListProps) {
  const { data: kicks, error, isPending, isFetchNextPageError, isPlaceholderData } = query
  const hasSkeleton = useSkeleton(isPending)
  if (hasSkeleton) return <CardGridSkeleton columns={kickColumns} picture={firstPicture} />
  const listError = isFetchNextPageError ? null : error
  return (
    <Stack sx={{ gap: 4 }}>
      <RetryBanner title={words.couldNotGet} error={listError} onRetry={() => void query.refetch()} />
      {kicks?.length === 0 && none}
      {kicks && kicks.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <KickGrid kicks={kicks} buckets={buckets} />
        </Box>
      )}
      {query.hasNextPage && !isPlaceholderData && (
        <MoreKicks
          count={kicks?.length ?? 0}
          isLoading={query.isFetchingNextPage}
          error={isFetchNextPageError ? error : null}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Stack>
  )
}
