import { type Photo } from '../photo'

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

export type PhotoAction =
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

export const itemsOf = (photos: readonly Photo[]): PhotoItem[] => photos.map(itemOf)

/** Moves an item before another one, or to the end. */
const moved = (items: readonly PhotoItem[], key: string, before: string | null): readonly PhotoItem[] => {
  const item = items.find((each) => each.key === key)
  if (!item || key === before) return items
  const others = items.filter((each) => each !== item)
  const found = others.findIndex((each) => each.key === before)
  return others.toSpliced(found === -1 ? others.length : found, 0, item)
}

export const reduceItems = (items: readonly PhotoItem[], action: PhotoAction): readonly PhotoItem[] => {
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
export const photosIn = (items: readonly PhotoItem[]): Photo[] =>
  items
    .filter((item) => isPresent(item) && item.state === 'uploaded')
    .map(({ url, alt, caption }) => ({ url, alt, caption }))
