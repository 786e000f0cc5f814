import { type Bucket, keys, type Kick } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'

/** Where Kicks go; null removes them from this Bucket only. */
export type Destination = Pick<Bucket, '_id' | 'name'> | null

const move = (bucketId: string, kickIds: string[], to: Destination) =>
  request('put', '/api/bucket/{bucketId}/move', {
    params: { bucketId },
    body: { kickIds, to: to?._id ?? null },
  })

/** The request that undoes a move. */
export type Undo = Awaited<ReturnType<typeof move>>['undo']

function useShow(bucketId: string) {
  const cache = useQueryClient()
  return (bucket: Bucket, other: string | null) => {
    cache.setQueryData(keys.buckets.detail(bucketId), bucket)
    if (other) void cache.invalidateQueries({ queryKey: keys.buckets.detail(other) })
    void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    // Kicks say which Buckets hold them.
    void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
    // One may have been next in Today.
    void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
  }
}

/** Moves several Kicks to another Bucket or removes them, all or none. */
export function useMoveKicks(bucketId: string) {
  const show = useShow(bucketId)
  return useMutation({
    mutationFn: ({ kickIds, to }: { kickIds: string[]; to: Destination }) => move(bucketId, kickIds, to),
    onSuccess: ({ bucket, undo }) => show(bucket, undo.from),
  })
}

/** Removes one Kick. */
export function useRemoveKick(bucketId: string) {
  const show = useShow(bucketId)
  return useMutation({
    mutationFn: ({ _id }: Kick) =>
      request('put', '/api/bucket/{bucketId}/remove/kick', {
        params: { bucketId },
        body: { bucketId, kickId: _id },
      }),
    onSuccess: (bucket) => show(bucket, null),
  })
}

/** Returns the request that undoes the removal of a Kick from the user's own Bucket; undefined without its position. */
export function undoOfRemoval({ _id, position, addedAt, shown, ...kick }: Kick): Undo | undefined {
  if (position === undefined || addedAt === undefined) return undefined
  const { targetOn = null, targetPrecision = null } = kick
  const place = { kickId: _id, position, addedAt, targetOn, targetPrecision, isNew: false }
  return { from: null, places: [{ ...place, ...(shown !== undefined && { shown }) }] }
}

/** Undoes a move of all its Kicks. */
export function useReturnKicks(bucketId: string) {
  const show = useShow(bucketId)
  return useMutation({
    mutationFn: (undo: Undo) =>
      request('put', '/api/bucket/{bucketId}/return', { params: { bucketId }, body: undo }),
    onSuccess: (bucket, { from }) => show(bucket, from),
  })
}
