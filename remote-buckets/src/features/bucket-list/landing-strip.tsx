import { UndoStrip } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { isLanding, type Landing } from '../../bucket/landing'
import { useReturnKicks } from '../../bucket/move-kicks'
import { words } from './words'

function Strip({ bucketId, name, undo }: Landing['landed']) {
  const { mutate, isPending, error } = useReturnKicks(bucketId)
  const navigate = useNavigate()
  const open = () => void navigate(`/buckets/${bucketId}`, { viewTransition: true })
  return (
    <UndoStrip
      text={undo ? words.removed(name) : words.created(name)}
      action={undo ? words.putBack : words.open}
      isBusy={isPending}
      error={error}
      onUndo={() => (undo ? mutate(undo, { onSuccess: open }) : open())}
      onClose={() => void navigate('.', { replace: true, state: null })}
    />
  )
}

/** Reports the Bucket just created or the Kick just removed, with a button that leads back. */
export const LandingStrip = ({ state }: { state: unknown }) => isLanding(state) && <Strip {...state.landed} />
