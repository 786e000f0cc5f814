import type { Bucket } from '@bucketeer/shared-auth'
import { EmptyDrawing, EmptyView, LinkButton, Stack, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { ArrangedKicks } from './arranged-kicks'
import { LastAction } from './last-action'
import { useSeveral } from './several/use-several'
import { SharedKicks } from './shared-kicks'
import { words } from './words'

const nothingShared = <EmptyView drawing={<EmptyDrawing kind="kick" />} text={words.noSharedKicks} />
const NothingYet = ({ bucketId }: { bucketId: string }) => (
  <EmptyView
    drawing={<EmptyDrawing kind="kick" />}
    text={words.noKicks}
    action={
      <LinkButton to={`/kicks?for=${bucketId}`} variant="outlined">
        {words.findKicks}
      </LinkButton>
    }
  />
)

interface BucketKicksProps {
  bucket: Bucket
  /** Whether it is the viewer's own. Others cannot change it. */
  isOwn: boolean
  byLink: boolean
}

/** The Kicks of a Bucket, or its empty state. */
export function BucketKicks({ bucket, isOwn, byLink }: BucketKicksProps) {
  const { kicks } = bucket
  const id = useId()
  // Kept here, so that 'Undo' still works after all Kicks of the Bucket were moved or removed.
  const several = useSeveral(kicks)
  const heading = (
    <Typography variant="h3" component="h2" id={id} sx={{ flexGrow: 1 }}>
      {words.kicksHeading}
    </Typography>
  )
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      {(kicks.length === 0 || byLink) && heading}
      {kicks.length === 0 && <LastAction several={several} bucket={bucket} />}
      {kicks.length === 0 && (isOwn ? <NothingYet bucketId={bucket._id} /> : nothingShared)}
      {kicks.length > 0 &&
        (byLink ? (
          <SharedKicks bucket={bucket} />
        ) : (
          <ArrangedKicks {...{ bucket, isOwn, heading, several }} />
        ))}
      {kicks.length < bucket.kickCount && (
        <Typography sx={{ color: 'text.secondary' }}>
          {words.notAllKicks(kicks.length, bucket.kickCount)}
        </Typography>
      )}
    </Stack>
  )
}
