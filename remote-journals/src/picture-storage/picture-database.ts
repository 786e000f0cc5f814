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
export const inPictures = async <Result>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
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
