import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { FormSkeleton, LinkButton, NotFoundView, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useNavigate, useParams } from 'react-router-dom'
import { BucketGate } from '../../bucket/bucket-gate'
import { useBucket } from '../../bucket/use-bucket'
import { words } from './words'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { BucketForm } from '../../bucket-form/bucket-form'

/** The form with the values of a Bucket. */
function BucketEditor({ bucket }: { bucket: Bucket }) {
  const { _id, name, description, picture, updatedAt } = bucket
  const { mutateAsync } = useUpdateBucket(_id)
  const toasts = useToasts()
  const navigate = useNavigate()

  const showBucket = (updated: Bucket) => {
    toasts.success(words.updated, { detail: updated.name })
    void navigate(`/buckets/${_id}`, { viewTransition: true })
  }
  const backToBuckets = (forget: () => void) => (
    <LinkButton to="/buckets" variant="outlined" onClick={forget}>
      {words.back}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={name}>
      <BucketForm
        draftName={`bucket-edit.${_id}`}
        saved={{ name, description, picture, updatedAt }}
        save={mutateAsync}
        onSaved={showBucket}
        saveLabel={words.save}
        failure={words.failure}
        leave={backToBuckets}
      />
    </PageFrame>
  )
}

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
