import { createStore } from 'zustand/vanilla'
import type { UploadOptions } from '../picture-upload/picture-upload-props'
import { preparePhoto } from '../picture-upload/prepare-photo'
import type { Photo } from './photo'

/** A photo in the list of the form. */
export interface PhotoItem {
  key: string
  /** The name of its file; empty for one that was uploaded before. */
  name: string
  /** The chosen file; null for one that was uploaded before. */
  file: File | null
  /** Empty until it is uploaded. */
  url: string
  alt: string
  caption: string
  state: 'waiting' | 'uploading' | 'failed' | 'uploaded'
  /** The share that has been sent, 0 to 1. */
  share: number
  error: Error | null
  /** A removed photo keeps its place until the form is left, so that it can come back. */
  isRemoved: boolean
}

type PhotoAction =
  | { type: 'reset'; photos: readonly Photo[] }
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; key: string; part: Partial<PhotoItem> }
  | { type: 'move'; key: string; before: string | null }

let created = 0
const newKey = () => `photo-${(created += 1)}`

const unknown = { file: null, share: 0, error: null, isRemoved: false }

const itemOf = ({ url, alt, caption }: Photo): PhotoItem => ({
  ...unknown,
  key: newKey(),
  name: '',
  url,
  alt,
  caption,
  state: 'uploaded',
})

const itemOfFile = (file: File): PhotoItem => ({
  ...unknown,
  key: newKey(),
  name: file.name,
  file,
  url: '',
  alt: '',
  caption: '',
  state: 'waiting',
})

const itemsOf = (photos: readonly Photo[]): PhotoItem[] => photos.map(itemOf)

/** Moves an item before another one, or to the end. */
function moved(items: readonly PhotoItem[], key: string, before: string | null): readonly PhotoItem[] {
  const item = items.find((each) => each.key === key)
  if (!item || key === before) return items
  const others = items.filter((each) => each !== item)
  const found = others.findIndex((each) => each.key === before)
  return others.toSpliced(found === -1 ? others.length : found, 0, item)
}

function reduceItems(items: readonly PhotoItem[], action: PhotoAction): readonly PhotoItem[] {
  switch (action.type) {
    case 'reset':
      return itemsOf(action.photos)
    case 'add':
      return [...items, ...action.files.map(itemOfFile)]
    case 'change':
      return items.map((item) => (item.key === action.key ? { ...item, ...action.part } : item))
    case 'move':
      return moved(items, action.key, action.before)
  }
}

export const isPresent = ({ isRemoved }: PhotoItem) => !isRemoved

/** Returns the uploaded photos in their order. */
const photosIn = (items: readonly PhotoItem[]): Photo[] =>
  items
    .filter((item) => isPresent(item) && item.state === 'uploaded')
    .map(({ url, alt, caption }) => ({ url, alt, caption }))

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
export function createPhotoUploads(photos: readonly Photo[], upload: UploadPhoto) {
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
