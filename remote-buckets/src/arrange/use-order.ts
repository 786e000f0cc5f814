import { isOutdated, keys } from '@bucketeer/shared-auth'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

interface OrderOptions<Saved> {
  /** The query of the list, which is loaded again if it changed meanwhile and refuses the order. */
  queryKey: QueryKey
  save(ids: string[]): Promise<Saved>
  /** Puts a saved order into the cache. */
  show(saved: Saved, ids: string[]): void
  onSaved(): void
}

/** Saves the order of a list. Returns props of `OrderEditor` and `OrderStrip`. */
export function useOrder<Saved>({ queryKey, save, show, onSaved }: OrderOptions<Saved>) {
  const cache = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: save,
    onSuccess: (saved, ids) => {
      show(saved, ids)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
    onError: async (failure) => {
      if (isOutdated(failure)) await cache.invalidateQueries({ queryKey })
    },
  })
  return {
    error,
    isSaving: isPending,
    isOutdated: isOutdated(error),
    onSave: (ids: string[]) => mutate(ids, { onSuccess: onSaved }),
  }
}
