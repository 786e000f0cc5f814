import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { arranged, UndoStrip } from '@bucketeer/shared-ui/social'
import { words } from '../words'
import { type Destination, type Undo, useReturnKicks } from './move-kicks'
import { useOrderKicks } from './order-kicks'

interface MoveStripProps {
  bucketId: string
  count: number
  to: Destination
  undo: Undo
  onClose(): void
}

/** Says where several Kicks are now, and brings all of them back. */
export function MoveStrip({ bucketId, count, to, undo, onClose }: MoveStripProps) {
  const { mutate, isPending, error } = useReturnKicks(bucketId)
  return (
    <UndoStrip
      text={to ? words.moved(count, to.name) : words.removed(count)}
      isBusy={isPending}
      error={error}
      onUndo={() => mutate(undo, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

interface OrderStripProps {
  /** The ids of the Kicks in their former order. */
  former: string[]
  bucket: Bucket
  onClose(): void
}

/** Says that the order is saved, and brings the former one back. What was added since then keeps its place. */
export function OrderStrip({ former, bucket: { _id, kicks, updatedAt }, onClose }: OrderStripProps) {
  const { mutate, isPending, error } = useOrderKicks(_id)
  const kickIds = arranged(
    former,
    kicks.map((kick) => kick._id),
  )
  return (
    <UndoStrip
      text={words.orderSaved}
      isBusy={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onUndo={() => mutate({ kickIds, updatedAt }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
