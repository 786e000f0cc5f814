import { DetailSkeleton } from '@bucketeer/shared-ui'
import { SharedGate } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { words as bucketWords } from '../../bucket/words'
import { BucketView } from './bucket-view'
import { useSharedBucket } from './use-shared-bucket'

/** /shared/bucket/:key, for everybody who has the link. */
export default function SharedBucketPage() {
  const { key = '' } = useParams()
  const { query, unlocking } = useSharedBucket(key)
  return (
    <SharedGate
      query={query}
      unlocking={unlocking}
      skeleton={<DetailSkeleton isLow />}
      heading={bucketWords.outOfReach}
      failure={bucketWords.couldNotGet}
    >
      {(bucket) => <BucketView bucket={bucket} refreshError={query.error} byLink />}
    </SharedGate>
  )
}
