import type { Bucket } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { OrderEditor } from '@bucketeer/shared-ui/social'
import { useOrderBuckets } from './order-buckets'
import { words } from './words'

interface BucketOrderProps {
  /** All Buckets in their present order. */
  buckets: Bucket[]
  onSaved(): void
  onCancel(): void
  onReload(): void
}

/** Changes the order of the Buckets and saves it once. */
export default function BucketOrder({ buckets, onSaved, onCancel, onReload }: BucketOrderProps) {
  const { mutate, error, isPending, reset } = useOrderBuckets()
  const reload = () => {
    reset()
    onReload()
  }
  return (
    <OrderEditor
      title={words.order}
      entries={buckets.map(({ _id, name }) => ({ id: _id, name }))}
      isSaving={isPending}
      error={error}
      wayOn={
        error && (
          <Button color="inherit" onClick={reload}>
            {words.reload}
          </Button>
        )
      }
      onSave={(bucketIds) => mutate(bucketIds, { onSuccess: onSaved })}
      onCancel={onCancel}
    />
  )
}
