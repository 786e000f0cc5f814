import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { arranged, UndoStrip } from '@bucketeer/shared-ui/social'
import { inOwnOrder } from '../../arrange/own-order'
import { useOrderBuckets } from './order-buckets'
import { words } from './words'

interface OrderStripProps {
  /** The ids of the Buckets in their former order. */
  former: string[]
  /** All Buckets. */
  buckets: Bucket[]
  onClose(): void
}

/** Says that the order is saved, and brings the former one back. What was added since then keeps its place. */
export default function OrderStrip({ former, buckets, onClose }: OrderStripProps) {
  const { mutate, isPending, error } = useOrderBuckets()
  const bucketIds = arranged(
    former,
    inOwnOrder(buckets).map(({ _id }) => _id),
  )
  return (
    <UndoStrip
      text={words.orderSaved}
      isBusy={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onUndo={() => mutate(bucketIds, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
