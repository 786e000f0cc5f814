import type { ObjectStore } from '@bucketeer/host/server'
import type { EncodedPicture } from './encode-picture'
import { pictureWidths, type PictureWidth } from './picture-urls'

const keyOf = (id: string, width: PictureWidth) => `pictures/${id}/${width}.webp`

/** Returns the object store keys of a picture's files. */
export const pictureKeys = (id: string): string[] => pictureWidths.map((width) => keyOf(id, width))

/** The files of pictures in the object store. */
export function createPictureFiles(store: ObjectStore) {
  const remove = async (id: string): Promise<void> => {
    for (const width of pictureWidths) await store.delete(keyOf(id, width))
  }
  return {
    remove,

    open: (id: string, width: PictureWidth) => store.open(keyOf(id, width)),

    /** @param id of the new picture, random so that it cannot be guessed */
    save: async (id: string, { files }: Pick<EncodedPicture, 'files'>): Promise<void> => {
      for (const { width, bytes } of files) await store.put(keyOf(id, width), bytes)
    },
  }
}

export type PictureFiles = ReturnType<typeof createPictureFiles>
