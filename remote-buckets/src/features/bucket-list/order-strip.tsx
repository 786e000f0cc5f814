import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { OrderStrip } from '@bucketeer/shared-ui/social'
import { inOwnOrder } from '../../arrange/own-order'
import { useOrderBuckets } from './order-buckets'
import { words } from './words'

interface BucketOrderStripProps {
  /** The ids of the Buckets in their former order. */
  former: string[]
  /** All Buckets. */
  buckets: Bucket[]
  onClose(): void
}

/** The message after the order of the Buckets is saved, with Undo. */
export default function BucketOrderStrip({ former, buckets, onClose }: BucketOrderStripProps) {
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
