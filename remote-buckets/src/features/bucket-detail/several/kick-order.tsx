import { type Bucket, keys } from '@bucketeer/shared-auth'
import { OrderEditor, OrderStrip } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useOrder } from '../../../arrange/use-order'
import { request } from '../../../request'
import { words } from '../words'

/** Puts the Kicks of a Bucket into another order, unless the Bucket has changed. */
function useKickOrder({ _id: bucketId, updatedAt }: Bucket, onSaved: () => void) {
  const cache = useQueryClient()
  const queryKey = keys.buckets.detail(bucketId)
  return useOrder({
    queryKey,
    save: (kickIds) =>
      request('put', '/api/bucket/{bucketId}/order', {
        params: { bucketId },
        body: { kickIds },
        ifMatch: updatedAt,
      }),
    show: (bucket) => cache.setQueryData(queryKey, bucket),
    onSaved,
  })
}

interface KickOrderProps {
  bucket: Bucket
  onSaved(): void
  onCancel(): void
}

/** Changes the order of the Kicks of a Bucket and saves it once. */
export const KickOrder = ({ bucket, onSaved, onCancel }: KickOrderProps) => (
  <OrderEditor
    {...useKickOrder(bucket, onSaved)}
    title={words.order}
    entries={bucket.kicks.map((kick) => ({ id: kick._id, name: kick.name }))}
    onCancel={onCancel}
  />
)

interface KickOrderStripProps {
  /** The ids of the Kicks in their former order. */
  former: string[]
  bucket: Bucket
  onClose(): void
}

/** The message after the order of the Kicks is saved, with Undo. */
export const KickOrderStrip = ({ former, bucket, onClose }: KickOrderStripProps) => (
  <OrderStrip
    {...useKickOrder(bucket, onClose)}
    text={words.orderSaved}
    former={former}
    present={bucket.kicks.map((kick) => kick._id)}
    onClose={onClose}
  />
)
