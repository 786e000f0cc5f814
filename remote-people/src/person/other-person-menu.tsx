import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { safetyCalls, type User } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { PersonMenu } from '@bucketeer/shared-ui/social'
import { request } from '../request'
import { words } from './words'

/** The menu on the profile of another member, to mute or block them. A block opens the list where it can be undone. */
export function OtherPersonMenu({ person: { _id, userName, relation } }: { person: User }) {
  const safety = safetyCalls(request, useQueryClient())
  const toasts = useToasts()
  const navigate = useNavigate()
  // Replaces the history entry, so that Back does not open a profile that no longer exists for the user.
  const leave = () => void navigate('/people/hidden', { replace: true })
  return (
    <PersonMenu
      userName={userName}
      reportPath={`/report/user/${_id}`}
      isMuted={relation?.muted ?? false}
      onMute={async () => {
        await safety.mute(_id)
        toasts.success(words.muted(userName), { detail: words.mutedDetail })
      }}
      onUnmute={() => safety.unmute(_id)}
      onBlock={async ({ removeComments }) => {
        await safety.block(_id, { removeComments, leave })
        toasts.success(words.blocked(userName))
      }}
    />
  )
}
