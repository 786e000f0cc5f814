const store = 'pictures'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('bucketeer.drafts', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error('The browser gave no reason.'))
  })

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave no reason.'))
  })

/** Runs one request on the IndexedDB of draft pictures. Throws if it is unavailable or full. */
export async function inPictures<Result>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(store, mode)
    const request = act(transaction.objectStore(store))
    await completed(transaction)
    return request.result
  } finally {
    database.close()
  }
}

// Stores bytes, because some browsers refuse to store a File in private windows.
interface StoredPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

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

// Serialises writes, so that a slow one does not restore a picture that was deleted later.
let last: Promise<unknown> = Promise.resolve()
function inTurn<Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const done = last.then(act).catch(() => otherwise)
  last = done
  return done
}

/**
 * Stores the picture of a draft in the browser, if the browser allows it.
 * @param draft the key of the draft, with the id of its owner
 */
export const pictureStorage = (draft: string) => ({
  read: () => inTurn(async () => fileOf(await inPictures('readonly', (all) => all.get(draft))), null),
  /** Resolves with whether the browser stored it. */
  write: (file: File) =>
    inTurn(async () => {
      const { name, type } = file
      const stored: StoredPicture = { name, type, bytes: await file.arrayBuffer() }
      await inPictures('readwrite', (all) => all.put(stored, draft))
      return true
    }, false),
  clear: () => inTurn(() => inPictures('readwrite', (all) => all.delete(draft)), undefined),
})
