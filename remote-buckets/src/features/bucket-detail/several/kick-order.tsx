import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { OrderEditor } from '@bucketeer/shared-ui/social'
import { words } from '../words'
import { useOrderKicks } from './order-kicks'

interface KickOrderProps {
  bucket: Bucket
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Kicks of a Bucket and saves it once. */
export default function KickOrder({ bucket, onSaved, onCancel }: KickOrderProps) {
  const { _id, kicks, updatedAt } = bucket
  const { mutate, error, isPending } = useOrderKicks(_id)
  return (
    <OrderEditor
      title={words.order}
      entries={kicks.map((kick) => ({ id: kick._id, name: kick.name }))}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(kickIds) => mutate({ kickIds, updatedAt }, { onSuccess: onSaved })}
      onCancel={onCancel}
    />
  )
}
