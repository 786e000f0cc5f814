import { type Bucket } from '@bucketeer/shared-auth'
import {
  CardGrid,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  LinkButton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import { BucketMap } from './bucket-map'
import { KickCard } from './kick-card'
import { SharedKickCard } from './shared-kick-card'
import { useKickRemoval } from './remove-kick'
import { words } from './words'

const nothingShared = <EmptyView drawing={<EmptyDrawing kind="kick" />} text={words.noSharedKicks} />
const nothingYet = (
  <EmptyView
    drawing={<EmptyDrawing kind="kick" />}
    text={words.noKicks}
    action={
      <LinkButton to="/kicks" variant="outlined">
        {words.findKicks}
      </LinkButton>
    }
  />
)

const columns = { xs: 1, sm: 3, md: 4, lg: 5 }

interface BucketKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  byLink: boolean
}

/** The Kicks of a Bucket, or its empty state. */
export function BucketKicks({ bucket: { _id, kicks, kickCount }, isOwn, byLink }: BucketKicksProps) {
  const id = useId()
  const removal = useKickRemoval(_id)
  // The map asks for the names of places, which is for members.
  const hasMap = !byLink && kicks.some(({ location }) => location)
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 3 }}>
      <Typography variant="h2" id={id}>
        {words.kicksHeading}
      </Typography>
      <ErrorBanner title={words.couldNotRemoveKick} error={removal.error} />
      {kicks.length === 0 && (isOwn ? nothingYet : nothingShared)}
      <CardGrid columns={columns}>
        {kicks.map((kick, index) =>
          byLink ? (
            <SharedKickCard key={kick._id} kick={kick} />
          ) : (
            <KickCard
              key={kick._id}
              bucketId={_id}
              kick={kick}
              number={index + 1}
              isLeaving={removal.leaving === kick._id}
              onRemove={isOwn ? removal.remove : null}
            />
          ),
        )}
      </CardGrid>
      {hasMap && <BucketMap kicks={kicks} />}
      {kicks.length < kickCount && (
        <Typography sx={{ color: 'text.secondary' }}>{words.notAllKicks(kicks.length, kickCount)}</Typography>
      )}
    </Stack>
  )
}
