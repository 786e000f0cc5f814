import { type Kick } from '@bucketeer/shared-auth'
import { Card, CardContent, Stack, Typography } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { AddToBucket } from '../../buckets/add-to-bucket'
import { BucketFailure } from '../../buckets/bucket-failure'
import { useBuckets } from '../../buckets/use-buckets'
import { SaveKick } from '../../saving/save-kick'
import { words } from './words'

interface KickBucketProps {
  kick: Kick
  /** The URL of the list, for the navigation back. */
  list: string
}

/** Saves the Kick in a Bucket in one touch, or adds it to a chosen one if the user has Buckets. */
export function KickBucket({ kick, list }: KickBucketProps) {
  const { data: buckets, ...query } = useBuckets()
  const navigate = useNavigate()
  if (query.error) return <BucketFailure {...query} />
  return (
    <Card component="section">
      <Stack component={CardContent} sx={{ gap: 1.5, padding: 2.5 }}>
        <Typography variant="h4" component="h2">
          {words.bucket}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <SaveKick kick={kick} buckets={buckets} />
        </Stack>
        {buckets && buckets.length > 0 && (
          <AddToBucket
            kick={kick}
            buckets={buckets}
            onAdded={() => void navigate(list, { viewTransition: true })}
          />
        )}
      </Stack>
    </Card>
  )
}
