import { fileOf, keptOf } from './kept-picture'
import { inPictures } from './picture-database'

/** Keeps the picture of one draft on the device. A browser that keeps nothing does no harm. */
export interface PictureShelf {
  read(): Promise<File | null>
  /** @returns whether the browser keeps it */
  write(file: File): Promise<boolean>
  clear(): Promise<void>
}

// One after the other, so that what was dropped last is not brought back by a slower write before it.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  const done = last.then(act).catch(() => otherwise)
  last = done
  return done
}

/** @param draft its name, with the id of its owner */
export const pictureShelf = (draft: string): PictureShelf => ({
  read: () => inTurn(async () => fileOf(await inPictures('readonly', (all) => all.get(draft))), null),
  write: (file) =>
    inTurn(async () => {
      const kept = await keptOf(file)
      await inPictures('readwrite', (all) => all.put(kept, draft))
      return true
    }, false),
  clear: () => inTurn(() => inPictures('readwrite', (all) => all.delete(draft)), undefined),
})
