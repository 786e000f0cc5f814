import { FormSkeleton, PageFrame } from '@bucketeer/shared-ui'
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

/** /buckets/:bucketId/edit */
export default function BucketEditPage() {
  const { bucketId = '' } = useParams()
  return (
    <BucketGate query={useBucket(bucketId)} skeleton={skeleton}>
      {(bucket) => <BucketEditor key={bucketId} bucket={bucket} />}
    </BucketGate>
  )
}
