import type { ObjectStore } from '../../store/object-store'

const keyOf = (userId: string) => `deletions/${userId}`

/**
 * The ids of deleted accounts, one object each. They are kept outside of the database, so that restoring an older
 * database does not bring these accounts back.
 */
export const createDeletedAccounts = (store: ObjectStore) => ({
  /** @throws StoreUnavailable when the store cannot be written to */
  add: (userId: string) => store.put(keyOf(userId), Buffer.from(`${new Date().toISOString()}\n`)),
  remove: (userId: string) => store.delete(keyOf(userId)),
  has: (userId: string) => store.has(keyOf(userId)),
})
