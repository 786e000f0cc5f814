import { useAuth } from '@bucketeer/shared-auth'
import { FormSkeleton, NotFoundView, PageFrame } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { BucketGate } from '../../bucket/bucket-gate'
import { useBucket } from '../../bucket/use-bucket'
import { BucketEditor } from './bucket-editor'
import { words } from './words'

const skeleton = (
  <PageFrame title={words.heading}>
    <FormSkeleton />
  </PageFrame>
)

/** /buckets/:bucketId/edit, for the owner only. */
export default function BucketEditPage() {
  const { bucketId = '' } = useParams()
  const viewer = useAuth(({ user }) => user?._id)
  return (
    <BucketGate query={useBucket(bucketId)} skeleton={skeleton}>
      {(bucket) =>
        bucket.createdBy._id === viewer ? <BucketEditor key={bucketId} bucket={bucket} /> : <NotFoundView />
      }
    </BucketGate>
  )
}
