import { type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { patchKick, stopLoading } from '../../kick/kick-cache'
import { request } from '../../request'
import { words } from './words'

type Likes = Pick<Kick, '_id' | 'liked' | 'likes'>
type Wish = 'like' | 'unlike'

const send = (kickId: string, wish: Wish) =>
  request(wish === 'like' ? 'put' : 'delete', '/api/kick/{kickId}/like', { params: { kickId } })

const as = (wish: Wish, { liked, likes }: Likes) => {
  if (liked === (wish === 'like')) return { liked, likes }
  return liked ? { liked: false, likes: likes - 1 } : { liked: true, likes: likes + 1 }
}

/**
 * Toggles a like with an optimistic update, and rolls it back with a message when the request fails. Sends quick clicks one
 * after the other, and shows the server's last response after the last one.
 */
export const useLike = ({ _id: kickId, liked, likes }: Likes) => {
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
