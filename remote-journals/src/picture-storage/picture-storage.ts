import { fileOf, toStoredPicture } from './stored-picture'
import { inPictures } from './picture-database'

/** Stores the picture of a draft in the browser, if the browser allows it. */
export interface PictureStorage {
  read(): Promise<File | null>
  /** @returns whether the browser stored it */
  write(file: File): Promise<boolean>
  clear(): Promise<void>
}

// Serialises writes, so that a slow one does not restore a picture that was deleted later.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  const done = last.then(act).catch(() => otherwise)
  last = done
  return done
}

/** @param draft the key of the draft, with the id of its owner */
export const pictureStorage = (draft: string): PictureStorage => ({
  read: () => inTurn(async () => fileOf(await inPictures('readonly', (all) => all.get(draft))), null),
  write: (file) =>
    inTurn(async () => {
      const stored = await toStoredPicture(file)
      await inPictures('readwrite', (all) => all.put(stored, draft))
      return true
    }, false),
  clear: () => inTurn(() => inPictures('readwrite', (all) => all.delete(draft)), undefined),
})
