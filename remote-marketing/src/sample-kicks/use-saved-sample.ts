import { ApiError, keys } from '@bucketeer/shared-auth'
import { useOnce } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../request'
import { forgetSample, savedBy, type SavedWish } from './kept-samples'
import type { SampleKick } from './sample-kicks'
import { saveSample } from './save-sample'

/** Takes a saved Kick back. One that is gone already is no failure. */
const deleteKick = async ({ kickId }: SavedWish) => {
  try {
    await request('delete', '/api/kick/{kickId}', { params: { kickId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** A sample Kick as a wish of a member: where it is saved, and the calls that save it and take it back. */
export const useSavedSample = (sample: SampleKick, userId: string) => {
  const cache = useQueryClient()
  const [saved, setSaved] = useState(() => savedBy(sample.path, userId) ?? null)
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: keys.buckets.all })
    // Today and the first steps tell of wishes, too.
    void cache.invalidateQueries({ queryKey: keys.log.all })
  }
  const saving = useMutation({
    mutationFn: () => saveSample(sample, userId),
    onSuccess: (wish) => {
      setSaved(wish)
      refresh()
    },
  })
  const undoing = useMutation({
    mutationFn: deleteKick,
    onSuccess: () => {
      forgetSample(sample.path, userId)
      setSaved(null)
      refresh()
    },
  })
  const save = useOnce(() => saving.mutateAsync())
  const undo = useOnce((wish: SavedWish) => undoing.mutateAsync(wish))
  return {
    saved,
    isBusy: saving.isPending || undoing.isPending,
    isUndone: undoing.isSuccess && !saved,
    saveError: saving.error,
    undoError: undoing.error,
    save,
    undo: () => saved && undo(saved),
  }
}
