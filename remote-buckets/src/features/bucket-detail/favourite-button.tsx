import { keys, type Kick } from '@bucketeer/shared-auth'
import { HeartIcon, IconButton, motion, styled, Tooltip, useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { patchKick } from '../../bucket/patch-kick'
import { request } from '../../request'
import { words } from './words'

/**
 * Toggles a favourite with an optimistic update, and rolls it back with a message when the request fails. Sends quick
 * clicks one after the other, and shows the server's last response after the last one.
 */
function useFavourite(bucketId: string, { _id: kickId, favourite }: Kick) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const confirmed = useRef<boolean | null>(null)
  const mutationKey = ['favourite', kickId]

  const show = (shown: boolean) => {
    patchKick(cache, bucketId, kickId, { favourite: shown })
    cache.setQueryData(keys.kicks.detail(kickId), (kick) => kick && { ...kick, favourite: shown })
  }
  const settle = () => {
    const truth = confirmed.current
    if (truth === null || cache.isMutating({ mutationKey }) > 1) return
    confirmed.current = null
    show(truth)
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: 'favour' | 'unfavour') =>
      request(wish === 'favour' ? 'put' : 'delete', '/api/kick/{kickId}/favourite', { params: { kickId } }),
    onMutate: async (wish) => {
      confirmed.current ??= favourite
      show(wish === 'favour')
      // A pending response does not contain this change.
      await cache.cancelQueries({ queryKey: keys.buckets.detail(bucketId) })
    },
    onSuccess: (answer) => {
      confirmed.current = answer.favourite
    },
    onError: ({ message }) => toasts.error(words.couldNotFavour, { detail: message }),
    onSettled: settle,
  })
  return () => mutate(favourite ? 'unfavour' : 'favour')
}

const Heart = styled(HeartIcon)(({ theme }) => ({
  fill: 'none',
  ...motion('fill', 'color'),
  '[aria-pressed=true] > &': { color: theme.vars.palette.primary.main, fill: 'currentColor' },
}))

export interface KickControlProps {
  bucketId: string
  kick: Kick
  /** The id of the element with the Kick's name. */
  describedBy: string
}

/** The heart of a Kick, pressed if it is one of the user's favourites, which are private. */
export function FavouriteButton({ bucketId, kick, describedBy }: KickControlProps) {
  const toggle = useFavourite(bucketId, kick)
  return (
    <Tooltip title={words.favouriteHint}>
      <IconButton
        aria-label={words.favourite}
        aria-describedby={describedBy}
        aria-pressed={kick.favourite}
        onClick={toggle}
      >
        <Heart size={22} />
      </IconButton>
    </Tooltip>
  )
}
