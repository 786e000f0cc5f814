import type { ObjectStore } from '@bucketeer/host/server'
import type { Site } from '../../app-deps'
import { auditName, createAuditLog } from '../audit/repository'
import { createCleanUpRepository } from '../media/repository'
import { createAccountRepository } from './account/repository'

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

/**
 * Deletes an account with all of its content and pictures, or nothing. A Kick that others hold in a Bucket or a Story
 * stays with its picture, withdrawn and without creator. The clean-up deletes the pictures' files later. The id is
 * recorded in the store before the transaction commits, so that a restore deletes the account again. The database
 * records the begin of a deletion before that, so that the record of a failed one is found and removed.
 * @param who the caller, for the audit log. Default: the account itself.
 * @throws StoreUnavailable if the id cannot be recorded
 */
export async function deleteAccount({ database, store }: Site, userId: string, who = auditName(userId)) {
  const deletedAccounts = createDeletedAccounts(store)
  await createAccountRepository(database).recordDeletion(userId)
  try {
    await database.transaction(async (transaction) => {
      const account = createAccountRepository(transaction)
      await account.lock(userId)
      const pictures = await account.picturesOf(userId)
      await account.withdrawHeldKicks(userId)
      await account.delete(userId)
      await createAuditLog(transaction).record({ who, what: 'account: deleted', subject: auditName(userId) })
      await createCleanUpRepository(transaction).removeOfLeaver(pictures)
      await deletedAccounts.add(userId)
    })
  } catch (error) {
    // The next start repeats it after a failure.
    await forgetFailedDeletion({ database, store }, userId).catch(() => undefined)
    throw error
  }
}

/**
 * Removes the record of a failed deletion, because a restore must not delete an existing account. Checks the account
 * itself: despite an error, the commit or a concurrent deletion may have succeeded.
 */
const forgetFailedDeletion = ({ database, store }: Site, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const account = createAccountRepository(transaction)
    if (!(await account.lockIfPresent(userId))) return
    await createDeletedAccounts(store).remove(userId)
    await account.deleteDeletionRecord(userId)
  })

/** Does the same for every begun deletion, after a killed process. @throws StoreUnavailable */
export async function forgetFailedDeletions({ database, store }: Site): Promise<void> {
  for (const userId of await createAccountRepository(database).begunDeletions())
    await forgetFailedDeletion({ database, store }, userId)
}
