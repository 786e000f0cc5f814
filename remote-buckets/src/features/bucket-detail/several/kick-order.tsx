import { type Bucket, keys } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { OrderEditor } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
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
  const cache = useQueryClient()
  const { mutate, error, isPending, reset } = useOrderKicks(_id)
  const reload = () => {
    reset()
    void cache.invalidateQueries({ queryKey: keys.buckets.detail(_id) })
  }
  return (
    <OrderEditor
      title={words.order}
      entries={kicks.map((kick) => ({ id: kick._id, name: kick.name }))}
      isSaving={isPending}
      error={error}
      wayOn={
        error && (
          <Button color="inherit" onClick={reload}>
            {words.reload}
          </Button>
        )
      }
      onSave={(kickIds) => mutate({ kickIds, updatedAt }, { onSuccess: onSaved })}
      onCancel={onCancel}
    />
  )
}
