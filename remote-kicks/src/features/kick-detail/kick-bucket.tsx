import { type Kick } from '@bucketeer/shared-auth'
import { Card, CardContent, Stack, Typography } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { AddToBucket } from '../../buckets/add-to-bucket'
import { BucketFailure } from '../../buckets/bucket-failure'
import { useBuckets } from '../../buckets/use-buckets'
import { words } from './words'

interface KickBucketProps {
  kick: Kick
  /** The address of the list, for the navigation back. */
  list: string
}

/** Adds the Kick to one of the user's Buckets; renders nothing if the user has none. */
export function KickBucket({ kick, list }: KickBucketProps) {
  const { data: buckets = [], ...query } = useBuckets()
  const navigate = useNavigate()
  if (query.error) return <BucketFailure {...query} />
  if (buckets.length === 0) return null
  return (
    <Card component="section">
      <Stack component={CardContent} sx={{ gap: 1.5, padding: 2.5 }}>
        <Typography variant="h4" component="h2">
          {words.bucket}
        </Typography>
        <AddToBucket
          kick={kick}
          buckets={buckets}
          onAdded={() => void navigate(list, { viewTransition: true })}
        />
      </Stack>
    </Card>
  )
}
