import { type Bucket } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useUpdateBucket } from '../../bucket/update-bucket'
import { BucketForm } from '../../bucket-form/bucket-form'
import { words } from './words'

/** The form with the values of a Bucket. */
export function BucketEditor({ bucket }: { bucket: Bucket }) {
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
