import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { preparePhoto } from '../prepare-photo'
import { isPresent, itemsOf, type PhotoItem, photosIn, reduceItems } from './photo-items'
import { type Photo } from '../photo'
import { type PhotoSetProps } from '../photo-set'

/** Two at a time: more would only share the same line. */
const mostUploads = 2

type PhotoUploads = Pick<PhotoSetProps, 'upload' | 'onStatus'> & {
  photos: readonly Photo[]
  onPhotos(photos: Photo[]): void
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))
const isSame = (one: readonly Photo[], other: readonly Photo[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Manages the photos after the first one: uploads new files, and reports the uploaded ones in their order. */
export const usePhotoItems = ({ photos, onPhotos, upload, onStatus }: PhotoUploads) => {
  const [items, dispatch] = useReducer(reduceItems, photos, itemsOf)
  const running = useRef(new Map<string, AbortController>())
  // The lists that the form has, or will have when it renders what was reported.
  const reported = useRef<(readonly Photo[])[]>([photos])

  const change = (key: string, part: Partial<PhotoItem>) => dispatch({ type: 'change', key, part })

  const send = async ({ key, file }: PhotoItem & { file: File }) => {
    const controller = new AbortController()
    const { signal } = controller
    const ifCurrent = (part: Partial<PhotoItem>) => !signal.aborted && change(key, part)
    running.current.set(key, controller)
    change(key, { state: 'uploading', share: 0, error: null })
    try {
      const onProgress = (share: number) => ifCurrent({ share })
      const url = await upload(await preparePhoto(file), { onProgress, signal })
      ifCurrent({ state: 'uploaded', url })
    } catch (thrown) {
      ifCurrent({ state: 'failed', error: asError(thrown) })
    }
    if (running.current.get(key) === controller) running.current.delete(key)
  }

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }

  const startWaiting = useEffectEvent(() => {
    for (const item of items) {
      const { key, file, state } = item
      if (running.current.size >= mostUploads) return
      if (state === 'waiting' && file && isPresent(item)) void send({ ...item, key, file })
    }
  })
  const report = useEffectEvent(() => {
    const present = items.filter(isPresent)
    const count = (...states: PhotoItem['state'][]) =>
      present.filter(({ state }) => states.includes(state)).length
    onStatus({ running: count('waiting', 'uploading'), failed: count('failed') })
    const uploaded = photosIn(items)
    const last = reported.current.at(-1)
    if (last && isSame(uploaded, last)) return
    reported.current.push(uploaded)
    onPhotos(uploaded)
  })
  useEffect(() => {
    startWaiting()
    report()
  }, [items])

  // A list that was not reported from here means that the form was reset, or shows a newer version. A reported one may
  // arrive after a newer one was reported.
  const follow = useEffectEvent(() => {
    const index = reported.current.findIndex((list) => isSame(photos, list))
    if (index !== -1) {
      reported.current.splice(0, index)
      return
    }
    reported.current = [photos]
    for (const key of running.current.keys()) stop(key)
    dispatch({ type: 'reset', photos })
  })
  useEffect(() => follow(), [photos])

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  return {
    items,
    add: (files: readonly File[]) => dispatch({ type: 'add', files }),
    change,
    move: (key: string, before: string | null) => dispatch({ type: 'move', key, before }),
    retry: (key: string) => change(key, { state: 'waiting', error: null }),
    remove: ({ key, state }: PhotoItem) => {
      stop(key)
      change(key, { isRemoved: true, state: state === 'uploading' ? 'waiting' : state, share: 0 })
    },
    restore: (key: string) => change(key, { isRemoved: false }),
  }
}
