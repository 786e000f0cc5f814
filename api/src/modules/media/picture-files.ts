import { randomUUID } from 'node:crypto'
import type { ObjectStore } from '@bucketeer/host/server'
import type { EncodedPicture } from './encode-picture'
import { pictureWidths, type PictureWidth } from './picture-urls'

const keyOf = (id: string, width: PictureWidth) => `pictures/${id}/${width}.webp`

/** Returns the object store keys of a picture's files. */
export const pictureKeys = (id: string): string[] => pictureWidths.map((width) => keyOf(id, width))

/** The files of pictures in the object store. */
export const createPictureFiles = (store: ObjectStore) => {
  const remove = async (id: string): Promise<void> => {
    for (const width of pictureWidths) await store.delete(keyOf(id, width))
  }
  return {
    remove,

    open: (id: string, width: PictureWidth) => store.open(keyOf(id, width)),

    /** @returns the new picture's id, random so that it cannot be guessed. */
    save: async ({ files }: EncodedPicture): Promise<string> => {
      const id = randomUUID()
      try {
        for (const { width, bytes } of files) await store.put(keyOf(id, width), bytes)
      } catch (error) {
        await remove(id)
        throw error
      }
      return id
    },
  }
}

export type PictureFiles = ReturnType<typeof createPictureFiles>
