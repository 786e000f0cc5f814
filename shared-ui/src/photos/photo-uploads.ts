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

let created = 0

function newItem(known: Partial<PhotoItem>): PhotoItem {
  const empty = { name: '', file: null, url: '', alt: '', caption: '', share: 0, error: null }
  return { key: `photo-${(created += 1)}`, ...empty, state: 'uploaded', isRemoved: false, ...known }
}

/** A photo whose texts may be missing. */
type KnownPhoto = Pick<Photo, 'url'> & Partial<Photo>

const itemsOf = (photos: readonly KnownPhoto[]) =>
  photos.map(({ url, alt = '', caption = '' }) => newItem({ url, alt, caption }))

/** Moves an item before another one, or to the end. */
function moved(items: readonly PhotoItem[], key: string, before: string | null): readonly PhotoItem[] {
  const item = items.find((each) => each.key === key)
  if (!item || key === before) return items
  const others = items.filter((each) => each !== item)
  const found = others.findIndex((each) => each.key === before)
  return others.toSpliced(found === -1 ? others.length : found, 0, item)
}

export const isPresent = ({ isRemoved }: PhotoItem) => !isRemoved

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
export function createPhotoUploads(photos: readonly KnownPhoto[], upload: UploadPhoto) {
  const store = createStore<readonly PhotoItem[]>(() => itemsOf(photos))
  const running = new Map<string, AbortController>()

  const show = (next: (items: readonly PhotoItem[]) => readonly PhotoItem[]) => {
    store.setState(next, true)
    startWaiting()
  }
  const change = (key: string, part: Partial<PhotoItem>) =>
    show((items) => items.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const send = async (key: string, file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    const ifCurrent = (part: Partial<PhotoItem>) => !signal.aborted && change(key, part)
    running.set(key, controller)
    const sent = preparePhoto(file)
      .then((prepared) => upload(prepared, { onProgress: (share) => ifCurrent({ share }), signal }))
      .then(
        (url) => ({ state: 'uploaded', url }) as const,
        (thrown: unknown) => ({ state: 'failed', error: asError(thrown) }) as const,
      )
    // May start the next one.
    change(key, { state: 'uploading', share: 0, error: null })
    const result = await sent
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
    photos: (): Photo[] =>
      store
        .getState()
        .filter((item) => isPresent(item) && item.state === 'uploaded')
        .map(({ url, alt, caption }) => ({ url, alt, caption })),
    status: (): PhotoStatus => {
      const present = store.getState().filter(isPresent)
      const count = (...states: PhotoItem['state'][]) =>
        present.filter(({ state }) => states.includes(state)).length
      return { running: count('waiting', 'uploading'), failed: count('failed') }
    },
    subscribe: store.subscribe,
    add: (files: readonly File[]) =>
      show((items) => [
        ...items,
        ...files.map((file) => newItem({ name: file.name, file, state: 'waiting' })),
      ]),
    change,
    move: (key: string, before: string | null) => show((items) => moved(items, key, before)),
    retry: (key: string) => change(key, { state: 'waiting', error: null }),
    remove: ({ key, state }: PhotoItem) => {
      abort(key)
      change(key, { isRemoved: true, state: state === 'uploading' ? 'waiting' : state, share: 0 })
    },
    restore: (key: string) => change(key, { isRemoved: false }),
    /** Replaces the list. */
    reset: (next: readonly KnownPhoto[]) => {
      stop()
      show(() => itemsOf(next))
    },
    /** Ends all uploads. */
    stop,
  }
}

/** The photos of a form with their running uploads. */
export type PhotoUploads = ReturnType<typeof createPhotoUploads>
