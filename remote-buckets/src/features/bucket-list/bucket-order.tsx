import { type Bucket, isOutdated, keys } from '@bucketeer/shared-auth'
import { OrderEditor, OrderStrip } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inOwnOrder } from '../../arrange/orders'
import { request } from '../../request'
import { words } from './words'

/** Puts the user's Buckets into an order of their own. Loads them again if they are other ones by now. */
function useOrderBuckets() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (bucketIds: string[]) => request('put', '/api/bucket/order', { body: { bucketIds } }),
    onSuccess: (_nothing, bucketIds) => {
      const places = new Map(bucketIds.map((id, index) => [id, index + 1]))
      cache.setQueryData(keys.buckets.list(), (buckets) =>
        buckets?.map((bucket) => ({ ...bucket, position: places.get(bucket._id) ?? null })),
      )
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}

interface BucketOrderProps {
  /** All Buckets in their present order. */
  buckets: Bucket[]
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Buckets and saves it once. */
export function BucketOrder({ buckets, onSaved, onCancel }: BucketOrderProps) {
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

interface BucketOrderStripProps {
  /** The ids of the Buckets in their former order. */
  former: string[]
  /** All Buckets. */
  buckets: Bucket[]
  onClose(): void
}

/** The message after the order of the Buckets is saved, with Undo. */
export function BucketOrderStrip({ former, buckets, onClose }: BucketOrderStripProps) {
  const { mutate, isPending, error } = useOrderBuckets()
  return (
    <OrderStrip
      text={words.orderSaved}
      former={former}
      present={inOwnOrder(buckets).map(({ _id }) => _id)}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(bucketIds) => mutate(bucketIds, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
