import { request } from '../request'
import { keepSample, savedBy, type SavedWish } from './kept-samples'
import type { SampleKick } from './sample-kicks'

const save = async ({ name, path }: SampleKick, userId: string): Promise<SavedWish> => {
  const saved = savedBy(path, userId)
  if (saved) {
    // It does not wait any more.
    keepSample(path, saved)
    return saved
  }
  const { bucket, kicks } = await request('post', '/api/bucket/someday/wishes', {
    body: { lines: [{ text: name }] },
  })
  const wish = { userId, bucketId: bucket._id, bucketName: bucket.name, kickId: kicks[0]?._id ?? '' }
  keepSample(path, wish)
  return wish
}

/** Calls of this tab, one after another, for browsers without locks (on sites that are served without TLS). */
let last: Promise<unknown> = Promise.resolve()

const afterOthers = (act: () => Promise<SavedWish>): Promise<SavedWish> => {
  if ('locks' in navigator) return navigator.locks.request('bucketeer.sample-kicks', act)
  const next = last.then(act, act)
  last = next
  return next
}

/** Saves a sample Kick as a wish in 'Someday': once, also when several tabs do so because their user has logged in. */
export const saveSample = (sample: SampleKick, userId: string): Promise<SavedWish> =>
  afterOthers(() => save(sample, userId))
