import type { Bucket } from '@bucketeer/shared-auth'
import { KickOrderStrip, MoveStrip } from './several/strips'
import type { useSeveral } from './several/use-several'

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
