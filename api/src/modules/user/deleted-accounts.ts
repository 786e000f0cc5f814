import type { ObjectStore } from '@bucketeer/host/server'

const keyOf = (userId: string) => `deletions/${userId}`

/**
 * Stores the ids of deleted accounts, one object each, outside of the database, so that restoring an older database does
 * not bring these accounts back.
 */
export const createDeletedAccounts = (store: ObjectStore) => ({
  /** @throws StoreUnavailable if the store is not writable */
  add: (userId: string) => store.put(keyOf(userId), Buffer.from(`${new Date().toISOString()}\n`)),
  remove: (userId: string) => store.delete(keyOf(userId)),
  has: (userId: string) => store.has(keyOf(userId)),
})
