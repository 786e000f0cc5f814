import type { Database, ObjectStore } from '@bucketeer/host/server'
import { auditName, createAuditLog } from '../audit/repository'
import { createCleanUpRepository } from '../media/clean-up/repository'
import { createAccountRepository } from './account/repository'
import { createDeletedAccounts } from './deleted-accounts'

interface Site {
  database: Database
  store: ObjectStore
}

/**
 * Deletes an account with all of its content and pictures, or nothing. A Kick that others hold in a Bucket or a Story
 * stays with its picture, withdrawn and without creator. The clean-up deletes the pictures' files later. The id is
 * recorded in the store before the transaction commits, so that a restore deletes the account again. The database
 * records the begin of a deletion before that, so that the record of a failed one is found and removed.
 * @param who the caller, for the audit log. Default: the account itself.
 * @throws StoreUnavailable if the id cannot be recorded
 */
export async function deleteAccount(
  { database, store }: Site,
  userId: string,
  who = auditName(userId),
): Promise<void> {
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
