import { createStore } from 'zustand/vanilla'
import {
  isPresent,
  itemsOf,
  type PhotoAction,
  type PhotoItem,
  photosIn,
  reduceItems,
} from './editor/photo-items'
import type { UploadOptions } from '../picture-upload/picture-upload-props'
import type { Photo } from './photo'
import { preparePhoto } from '../picture-upload/prepare-photo'

export interface PhotoStatus {
  /** The number of photos that wait for their upload or are being uploaded. */
  running: number
  failed: number
}

/** Uploads the file and returns the address of the photo. */
export type UploadPhoto = (file: File, options: UploadOptions) => Promise<string>

/** Two at a time: more would only share the same line. */
const mostUploads = 2

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(''))

/**
 * Creates a list of photos that uploads the files added to it. It belongs to no component, so uploads go on after the one
 * that shows it has unmounted, until `stop`.
 */
export const createPhotoUploads = (photos: readonly Photo[], upload: UploadPhoto) => {
  const store = createStore<readonly PhotoItem[]>(() => itemsOf(photos))
  const running = new Map<string, AbortController>()

  const show = (action: PhotoAction) => store.setState((items) => reduceItems(items, action), true)
  const dispatch = (action: PhotoAction) => {
    show(action)
    startWaiting()
  }
  const change = (key: string, part: Partial<PhotoItem>) => dispatch({ type: 'change', key, part })

  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    const ifCurrent = (part: Partial<PhotoItem>) => !signal.aborted && change(key, part)
    running.set(key, controller)
    show({ type: 'change', key, part: { state: 'uploading', share: 0, error: null } })
    const result = await preparePhoto(file)
      .then((prepared) => upload(prepared, { onProgress: (share) => ifCurrent({ share }), signal }))
      .then(
        (url) => ({ state: 'uploaded', url }) as const,
        (thrown: unknown) => ({ state: 'failed', error: asError(thrown) }) as const,
      )
    if (running.get(key) === controller) running.delete(key)
    ifCurrent(result)
  }

  const startWaiting = () => {
    for (const { key, file, state, isRemoved } of store.getState()) {
      if (running.size >= mostUploads) return
      if (state === 'waiting' && file && !isRemoved && !running.has(key)) void send(key, file)
    }
  }
  const abort = (key: string) => {
    running.get(key)?.abort()
    running.delete(key)
  }
  const stop = () => running.forEach((_, key) => abort(key))

  return {
    items: store.getState,
    /** The uploaded photos in their order. */
    photos: () => photosIn(store.getState()),
    status: (): PhotoStatus => {
      const present = store.getState().filter(isPresent)
      const count = (...states: PhotoItem['state'][]) =>
        present.filter(({ state }) => states.includes(state)).length
      return { running: count('waiting', 'uploading'), failed: count('failed') }
    },
    subscribe: store.subscribe,
    add: (files: readonly File[]) => dispatch({ type: 'add', files }),
    change,
    move: (key: string, before: string | null) => dispatch({ type: 'move', key, before }),
    retry: (key: string) => change(key, { state: 'waiting', error: null }),
    remove: ({ key, state }: PhotoItem) => {
      abort(key)
      change(key, { isRemoved: true, state: state === 'uploading' ? 'waiting' : state, share: 0 })
    },
    restore: (key: string) => change(key, { isRemoved: false }),
    /** Replaces the list. */
    reset: (next: readonly Photo[]) => {
      stop()
      dispatch({ type: 'reset', photos: next })
    },
    /** Ends all uploads. */
    stop,
  }
}

/** The photos of a form with their running uploads. */
export type PhotoUploads = ReturnType<typeof createPhotoUploads>
