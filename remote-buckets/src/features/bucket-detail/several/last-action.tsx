import type { Bucket } from '@bucketeer/shared-auth'
import { UndoStrip } from '@bucketeer/shared-ui/social'
import { useReturnKicks } from '../../../bucket/move-kicks'
import { words } from '../words'
import { KickOrderStrip } from './kick-order'
import type { Move, Several } from './use-several'

interface MoveStripProps extends Move {
  bucketId: string
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

interface LastActionProps {
  several: Several
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
