import { arranged } from './order-state'
import { UndoStrip, type UndoStripProps } from './undo-strip'

export interface OrderStripProps extends Pick<UndoStripProps, 'text' | 'error' | 'isOutdated' | 'onClose'> {
  /** The ids in their former order. */
  former: readonly string[]
  /** The ids in their present order, with entries that were added since then. */
  present: readonly string[]
  isSaving: boolean
  /** Called with the ids in the order to save. */
  onSave(ids: string[]): void
}

/** A message that an order is saved, with Undo. Undo restores the former order; entries added since then keep their places. */
export const OrderStrip = ({ former, present, isSaving, onSave, ...message }: OrderStripProps) => (
  <UndoStrip {...message} isBusy={isSaving} onUndo={() => onSave(arranged(former, present))} />
)
