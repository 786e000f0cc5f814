import { UndoStrip } from '../../arrange/undo-strip'
import { useOrderBuckets } from './order-buckets'
import { words } from './words'

interface OrderStripProps {
  /** The ids of the Buckets in their former order. */
  former: string[]
  onClose(): void
}

/** Says that the order is saved, and brings the former one back. */
export function OrderStrip({ former, onClose }: OrderStripProps) {
  const { mutate, isPending, error } = useOrderBuckets()
  return (
    <UndoStrip
      text={words.orderSaved}
      isBusy={isPending}
      failure={{ title: words.couldNotUndo, error }}
      onUndo={() => mutate(former, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
