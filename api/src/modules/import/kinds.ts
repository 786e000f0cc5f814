import type { StoredPhoto } from '../photo/repository'
import type { ImportItem } from './items'
import type { Reference } from './present/repository'

export type Kind = ImportItem['kind']
export type Items = { [K in Kind]: Extract<ImportItem, { kind: K }> }

/** Each kind refers only to those before it, except for Kicks that are put into the Buckets of earlier jobs. */
export const kindsInOrder = ['kick', 'bucket', 'journal', 'story', 'entry'] as const satisfies Kind[]

export interface ReadItem<Item = ImportItem> {
  number: number
  item: Item
}

export interface SavedPhotos {
  photos: StoredPhoto[]
  /** The number of photos that could not be saved. */
  missing: number
}

/** A row whose photos have been saved. */
export type PicturedRow<Item = ImportItem> = ReadItem<Item> & SavedPhotos

const referenceTo = (kind: Kind, id: string | null): Reference[] => (id === null ? [] : [{ kind, id }])

/** Returns the things without which this one cannot be created, as far as the file has them. */
export function neededBy(item: ImportItem): Reference[] {
  if (item.kind === 'story')
    return [...referenceTo('journal', item.journal), ...referenceTo('kick', item.kick)]
  return item.kind === 'entry' ? referenceTo('kick', item.kick) : []
}

export function referencesOf(item: ImportItem): Reference[] {
  if (item.kind === 'journal') return referenceTo('bucket', item.bucket)
  return item.kind === 'bucket' ? item.kicks.flatMap(({ kick }) => referenceTo('kick', kick)) : neededBy(item)
}

/** A row whose thing is created with this id. */
export type Made<Item> = PicturedRow<Item> & { id: string }
