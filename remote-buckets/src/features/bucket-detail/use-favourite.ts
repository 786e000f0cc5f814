import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api'
import { words } from './words'

export interface Favourite {
  /** The Bucket in which it is shown. */
  bucketId: string
  kickId: string
  favourite: boolean
}

const marking = (bucket: Bucket, kickId: string, favourite: boolean): Bucket => ({
  ...bucket,
  kicks: bucket.kicks.map((kick) => (kick._id === kickId ? { ...kick, favourite } : kick)),
})

const send = (kickId: string, wish: 'favour' | 'unfavour') =>
  wish === 'favour' ? api.kicks.favour(kickId) : api.kicks.unfavour(kickId)

/**
 * Makes a Kick a favourite or takes that back: shown at once, undone with a word when it did not get through. Quick
 * clicks are sent one after the other; once the last is answered, what the server last said is shown.
 */
export const useFavourite = ({ bucketId, kickId, favourite }: Favourite) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const confirmed = useRef<boolean | null>(null)
  const mutationKey = ['favourite', kickId]

  const show = (shown: boolean) => {
    cache.setQueryData(keys.buckets.detail(bucketId), (bucket) => bucket && marking(bucket, kickId, shown))
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
    mutationFn: (wish: 'favour' | 'unfavour') => send(kickId, wish),
    onMutate: async (wish) => {
      confirmed.current ??= favourite
      show(wish === 'favour')
      // An answer that is on its way knows nothing of this yet.
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
