import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { OrderEditor } from '@bucketeer/shared-ui/social'
import { useOrderBuckets } from './order-buckets'
import { words } from './words'

interface BucketOrderProps {
  /** All Buckets in their present order. */
  buckets: Bucket[]
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Buckets and saves it once. */
export default function BucketOrder({ buckets, onSaved, onCancel }: BucketOrderProps) {
  const { mutate, error, isPending } = useOrderBuckets()
  return (
    <OrderEditor
      title={words.order}
      entries={buckets.map(({ _id, name }) => ({ id: _id, name }))}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(bucketIds) => mutate(bucketIds, { onSuccess: onSaved })}
      onCancel={onCancel}
    />
  )
}
