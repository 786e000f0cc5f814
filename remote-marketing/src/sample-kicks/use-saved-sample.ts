import { ApiError, keys } from '@bucketeer/shared-auth'
import { useOnce } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../request'
import { forgetSample, keepSample, savedBy, type SavedWish } from './kept-samples'
import type { SampleKick } from './sample-kicks'

/** Saves a sample Kick as a wish in 'Someday', unless this browser has saved it already. */
async function saveSample({ texts, path }: SampleKick, userId: string): Promise<SavedWish> {
  const saved = savedBy(path, userId)
  if (saved) {
    // It does not wait any more.
    keepSample(path, saved)
    return saved
  }
  const { bucket, kicks } = await request('post', '/api/bucket/someday/wishes', {
    body: { lines: [{ text: texts.name }] },
  })
  const wish = { userId, bucketId: bucket._id, bucketName: bucket.name, kickId: kicks[0]?._id ?? '' }
  keepSample(path, wish)
  return wish
}

/** Calls of this tab, one after another, for browsers without locks (on sites that are served without TLS). */
let last: Promise<unknown> = Promise.resolve()

function afterOthers(act: () => Promise<SavedWish>): Promise<SavedWish> {
  if ('locks' in navigator) return navigator.locks.request('bucketeer.sample-kicks', act)
  const next = last.then(act, act)
  last = next
  return next
}

/** Takes a saved Kick back. One that is gone already is no failure. */
async function deleteKick({ kickId }: SavedWish) {
  try {
    await request('delete', '/api/kick/{kickId}', { params: { kickId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** A sample Kick as a wish of a member: where it is saved, and the calls that save it and take it back. */
export function useSavedSample(sample: SampleKick, userId: string) {
  const cache = useQueryClient()
  const [saved, setSaved] = useState(() => savedBy(sample.path, userId) ?? null)
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: keys.buckets.all })
    // Today and the first steps tell of wishes, too.
    void cache.invalidateQueries({ queryKey: keys.log.all })
  }
  const saving = useMutation({
    // Saves it once, also when several tabs do so because their user has logged in.
    mutationFn: () => afterOthers(() => saveSample(sample, userId)),
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
