import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { FormSkeleton, NotFoundView } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { BucketGate, useBucket } from '../../bucket/bucket-gate'
import { words } from './words'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { BucketForm } from '../../bucket-form/bucket-form'

/** The form with the values of a Bucket. */
function BucketEditor({ bucket }: { bucket: Bucket }) {
  const { _id, name, description, picture, updatedAt } = bucket
  const { mutateAsync } = useUpdateBucket(_id)
  return (
    <BucketForm
      draftName={`bucket-edit.${_id}`}
      intro={name}
      saved={{ name, description, picture, updatedAt }}
      save={mutateAsync}
      next={`/buckets/${_id}`}
      pageWords={words}
      leave={words.back}
    />
  )
}

/** /buckets/:bucketId/edit, for the owner only. */
export default function BucketEditPage() {
  const { bucketId = '' } = useParams()
  const viewer = useAuth(({ user }) => user?._id)
  return (
    <BucketGate query={useBucket(bucketId)} skeleton={<FormSkeleton page={{ title: words.heading }} />}>
      {(bucket) =>
        bucket.createdBy._id === viewer ? <BucketEditor key={bucketId} bucket={bucket} /> : <NotFoundView />
      }
    </BucketGate>
  )
}
