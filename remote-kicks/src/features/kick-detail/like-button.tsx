import type { Kick } from '@bucketeer/shared-auth'
import { Button, motion, pageLanguage, styled, ThumbsUpIcon, useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { words } from './words'
import { patchKick, stopLoading } from '../../kick/kick-cache'
import { request } from '../../request'

type Likes = Pick<Kick, '_id' | 'liked' | 'likes'>
type Wish = 'like' | 'unlike'

const send = (kickId: string, wish: Wish) =>
  request(wish === 'like' ? 'put' : 'delete', '/api/kick/{kickId}/like', { params: { kickId } })

function as(wish: Wish, { liked, likes }: Likes) {
  if (liked === (wish === 'like')) return { liked, likes }
  return liked ? { liked: false, likes: likes - 1 } : { liked: true, likes: likes + 1 }
}

/**
 * Toggles a like with an optimistic update, and rolls it back with a message when the request fails. Sends quick clicks one
 * after the other, and shows the server's last response after the last one.
 */
function useLike({ _id: kickId, liked, likes }: Likes) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const confirmed = useRef<Omit<Likes, '_id'> | null>(null)
  const mutationKey = ['like', kickId]

  const settle = () => {
    const truth = confirmed.current
    if (!truth || cache.isMutating({ mutationKey }) > 1) return
    confirmed.current = null
    patchKick(cache, kickId, () => truth)
  }
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: Wish) => send(kickId, wish),
    onMutate: async (wish) => {
      confirmed.current ??= { liked, likes }
      patchKick(cache, kickId, (kick) => as(wish, kick))
      await stopLoading(cache, kickId)
    },
    onSuccess: (answer) => {
      confirmed.current = answer
    },
    onError: ({ message }, wish) =>
      toasts.error(wish === 'like' ? words.couldNotLike : words.couldNotUnlike, { detail: message }),
    onSettled: settle,
  })
  return mutate
}

const Thumb = styled(ThumbsUpIcon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fill: 'none',
  ...motion('fill'),
  '[aria-pressed=true] &': { fill: 'currentColor' },
}))
const Count = styled('span')({ marginLeft: 4, fontVariantNumeric: 'tabular-nums' })

/** The thumb of a Kick with its number of likes, pressed if the user likes it. A heart is a private favourite. */
export function LikeButton({ _id, liked, likes }: Pick<Kick, '_id' | 'liked' | 'likes'>) {
  const send = useLike({ _id, liked, likes })
  const shown = likes.toLocaleString(pageLanguage(), { notation: 'compact' })
  return (
    <Button
      variant="outlined"
      aria-label={words.likes(likes, shown)}
      aria-pressed={liked}
      onClick={() => send(liked ? 'unlike' : 'like')}
      startIcon={<Thumb size={20} />}
    >
      {words.like} <Count>{shown}</Count>
    </Button>
  )
}
