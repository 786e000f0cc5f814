import { DetailSkeleton } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { BucketGate, useBucket } from '../../bucket/bucket-gate'
import { BucketView } from './bucket-view'

/** /buckets/:bucketId */
export default function BucketDetailPage() {
  const { bucketId = '' } = useParams()
  const query = useBucket(bucketId)
  return (
    <BucketGate query={query} skeleton={<DetailSkeleton isLow />}>
      {(bucket) => <BucketView key={bucketId} bucket={bucket} refreshError={query.error} />}
    </BucketGate>
  )
}
