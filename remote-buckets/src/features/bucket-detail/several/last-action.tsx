import { type Bucket, isOutdated } from '@bucketeer/shared-auth'
import { OrderStrip, UndoStrip } from '@bucketeer/shared-ui/social'
import { words } from '../words'
import { type Destination, type Undo, useReturnKicks } from '../../../bucket/move-kicks'
import { useOrderKicks } from './order-kicks'
import type { useSeveral } from './use-several'

interface MoveStripProps {
  bucketId: string
  count: number
  to: Destination
  undo: Undo
  onUndone(): void
  onClose(): void
}

/** Says where several Kicks are now, and brings all of them back. */
function MoveStrip({ bucketId, count, to, undo, onUndone, onClose }: MoveStripProps) {
  const { mutate, isPending, error } = useReturnKicks(bucketId)
  return (
    <UndoStrip
      text={to ? words.moved(count, to.name) : words.removed(count)}
      isBusy={isPending}
      error={error}
      onUndo={() => mutate(undo, { onSuccess: onUndone })}
      onClose={onClose}
    />
  )
}

interface KickOrderStripProps {
  /** The ids of the Kicks in their former order. */
  former: string[]
  bucket: Bucket
  onClose(): void
}

/** The message after the order of the Kicks is saved, with Undo. */
function KickOrderStrip({ former, bucket: { _id, kicks, updatedAt }, onClose }: KickOrderStripProps) {
  const { mutate, isPending, error } = useOrderKicks(_id)
  return (
    <OrderStrip
      text={words.orderSaved}
      former={former}
      present={kicks.map((kick) => kick._id)}
      isSaving={isPending}
      error={error}
      isOutdated={isOutdated(error)}
      onSave={(kickIds) => mutate({ kickIds, updatedAt }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

interface LastActionProps {
  several: ReturnType<typeof useSeveral>
  bucket: Bucket
}

/** Reports the last action on several Kicks, with Undo. */
export function LastAction({ several: { lastAction, dismiss, dismissUndone }, bucket }: LastActionProps) {
  if (!lastAction) return null
  return lastAction.kind === 'order' ? (
    <KickOrderStrip former={lastAction.former} bucket={bucket} onClose={dismiss} />
  ) : (
    <MoveStrip {...lastAction} bucketId={bucket._id} onUndone={dismissUndone} onClose={dismiss} />
  )
}
