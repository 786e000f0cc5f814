import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import { CardGrid, type Columns, useFirstRow } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { NearCard } from './near-card'
import { words } from './words'

export const kickColumns: Columns = { xs: 1, md: 2, lg: 3 }

/** As many as fill a window of one column, or of more; those below are drawn in small steps right after them. */
const firstScreen = () => (window.innerWidth < 900 ? 3 : 6)

interface KickGridProps {
  kicks: Kick[]
  buckets: Bucket[]
}

/** A card for each Kick. */
export function KickGrid({ kicks, buckets }: KickGridProps) {
  const [first] = useState(firstScreen)
  const firstRow = useFirstRow(kickColumns)
  const viewer = useAuth(({ user }) => user?._id)
  return (
    <CardGrid columns={kickColumns} label={words.label}>
      {kicks.map((kick, place) => (
        <NearCard
          key={kick._id}
          kick={kick}
          buckets={buckets}
          isOwn={kick.createdBy._id === viewer}
          priority={place < firstRow}
          isFirst={place < first}
        />
      ))}
    </CardGrid>
  )
}
