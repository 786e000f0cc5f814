import {
  Box,
  CardGridSkeleton,
  NextPage,
  RetryBanner,
  Stack,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { type KickCardProps } from './kick-card'
import { kickColumns, KickGrid } from './kick-grid'
import { type useKicks } from './use-kicks'
import { words } from './words'

interface KickListProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  query: ReturnType<typeof useKicks>
  /** Shown instead of an empty list. */
  none: ReactNode
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function KickList({ query, buckets, into, none }: KickListProps) {
  const { data: kicks, error, isPending, isFetchNextPageError, isPlaceholderData } = query
  if (isPending) return <CardGridSkeleton columns={kickColumns} />
  const listError = isFetchNextPageError ? null : error
  return (
    <Stack sx={{ gap: 4 }}>
      <RetryBanner title={words.couldNotGet} error={listError} onRetry={() => void query.refetch()} />
      <Typography role="status" sx={visuallyHidden}>
        {kicks?.length === 0 && !isPlaceholderData && words.noneFound}
      </Typography>
      {kicks?.length === 0 && none}
      {kicks && kicks.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <KickGrid kicks={kicks} buckets={buckets} into={into} />
        </Box>
      )}
      {!isPlaceholderData && <NextPage list={query} label={words.more} failure={words.couldNotGet} />}
    </Stack>
  )
}
