import { type Kick, useAuth } from '@bucketeer/shared-auth'
import { type Columns, LongCardGrid, useFirstRow } from '@bucketeer/shared-ui'
import { KickCard, type KickCardProps } from './kick-card'
import { words } from './words'

export const kickColumns: Columns = { xs: 1, md: 2, lg: 3 }

interface KickGridProps extends Pick<KickCardProps, 'buckets' | 'into'> {
  kicks: Kick[]
}

/** A card for each Kick. */
export function KickGrid({ kicks, buckets, into }: KickGridProps) {
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
