import { type Kick, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  CardGridSkeleton,
  type Columns,
  ListError,
  LongCardGrid,
  NextPage,
  Stack,
  Typography,
  useFirstRow,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { KickCard, type KickCardProps } from './kick-card'
import type { useKicks } from './use-kicks'
import { words } from './words'

const kickColumns: Columns = { xs: 1, md: 2, lg: 3 }

interface KickGridProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  kicks: Kick[]
}

/** A card for each Kick. */
function KickGrid({ kicks, buckets, into }: KickGridProps) {
  const firstRow = useFirstRow(kickColumns)
  const viewer = useAuth(({ user }) => user?._id)
  return (
    <LongCardGrid columns={kickColumns} label={words.label}>
      {kicks.map((kick, place) => (
        <KickCard
          key={kick._id}
          kick={kick}
          buckets={buckets}
          into={into}
          isOwn={kick.createdBy._id === viewer}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}

interface KickListProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  query: ReturnType<typeof useKicks>
  /** Shown instead of an empty list. */
  none: ReactNode
}

/** The list in its four states. After a failed refresh it shows the error above the old list. */
export function KickList({ query, buckets, into, none }: KickListProps) {
  const { data: kicks, isPending, isPlaceholderData } = query
  if (isPending) return <CardGridSkeleton columns={kickColumns} />
  return (
    <Stack sx={{ gap: 4 }}>
      <ListError list={query} title={words.couldNotGet} />
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
