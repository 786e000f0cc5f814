import { inPictures } from './picture-database'

// Stores bytes, because some browsers refuse to store a File in private windows.
interface StoredPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

const toStoredPicture = async (file: File): Promise<StoredPicture> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
})

const isStoredPicture = (data: unknown): data is StoredPicture =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'type' in data &&
  typeof data.type === 'string' &&
  'bytes' in data

const fileOf = (data: unknown): File | null =>
  isStoredPicture(data) ? new File([data.bytes], data.name, { type: data.type }) : null

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
