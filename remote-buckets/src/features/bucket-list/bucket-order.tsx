import { type Bucket, keys } from '@bucketeer/shared-auth'
import { OrderEditor, OrderStrip } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { inOwnOrder } from '../../arrange/orders'
import { useOrder } from '../../arrange/use-order'
import { request } from '../../request'
import { words } from './words'

/** Puts the user's Buckets into an order of their own. */
function useBucketOrder(onSaved: () => void) {
  const cache = useQueryClient()
  const queryKey = keys.buckets.list()
  return useOrder({
    queryKey,
    save: (bucketIds) => request('put', '/api/bucket/order', { body: { bucketIds } }),
    show: (_nothing, bucketIds) => {
      const places = new Map(bucketIds.map((id, index) => [id, index + 1]))
      cache.setQueryData(queryKey, (buckets) =>
        buckets?.map((bucket) => ({ ...bucket, position: places.get(bucket._id) ?? null })),
      )
    },
    onSaved,
  })
}

interface BucketOrderProps {
  /** All Buckets in their present order. */
  buckets: Bucket[]
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Buckets and saves it once. */
export const BucketOrder = ({ buckets, onSaved, onCancel }: BucketOrderProps) => (
  <OrderEditor
    {...useBucketOrder(onSaved)}
    title={words.order}
    entries={buckets.map(({ _id, name }) => ({ id: _id, name }))}
    onCancel={onCancel}
  />
)

interface BucketOrderStripProps {
  /** The ids of the Buckets in their former order. */
  former: string[]
  /** All Buckets. */
  buckets: Bucket[]
  onClose(): void
}

/** The message after the order of the Buckets is saved, with Undo. */
export const BucketOrderStrip = ({ former, buckets, onClose }: BucketOrderStripProps) => (
  <OrderStrip
    {...useBucketOrder(onClose)}
    text={words.orderSaved}
    former={former}
    present={inOwnOrder(buckets).map(({ _id }) => _id)}
    onClose={onClose}
  />
)
