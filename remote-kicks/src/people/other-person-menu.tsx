import { keys, safetyCalls } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { PersonMenu } from '@bucketeer/shared-ui/social'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../request'
import { words } from './words'

/**
 * Returns whether the user muted a person; false while that is unknown.
 * @param when whether to ask the server, or to look into the cache only
 */
export function useMuted(userId: string, when: 'asked' | 'cached'): boolean {
  const { data } = useQuery({
    ...request.query(keys.users.detail(userId), '/api/user/{userId}', { params: { userId } }),
    enabled: when === 'asked',
  })
  return data?.relation?.muted ?? false
}

interface OtherPersonMenuProps {
  userId: string
  userName: string
  reportPath: string
  /** Opens another page after a block, when the current page belongs to that person. */
  leave?(): void
}

/** The menu to report what another person made, and to mute or block them. */
export function OtherPersonMenu({ userId, userName, reportPath, leave }: OtherPersonMenuProps) {
  const safety = safetyCalls(request, useQueryClient())
  const toasts = useToasts()
  const [isOpened, setOpened] = useState(false)
  const isMuted = useMuted(userId, isOpened ? 'asked' : 'cached')
  return (
    <PersonMenu
      userName={userName}
      reportPath={reportPath}
      isMuted={isMuted}
      onOpen={() => setOpened(true)}
      onMute={async () => {
        await safety.mute(userId)
        toasts.success(words.muted(userName), { detail: words.mutedDetail })
      }}
      onUnmute={() => safety.unmute(userId)}
      onBlock={async ({ removeComments }) => {
        await safety.block(userId, { removeComments, ...(leave && { leave }) })
        toasts.success(words.blocked(userName))
      }}
    />
  )
}
