import type { Database } from '../../database/database'
import type { ObjectStore } from '../../store/object-store'
import { createCleanUpRepository } from '../media/clean-up/repository'
import { createAccountRepository } from './account/repository'
import { createDeletedAccounts } from './deleted-accounts'

interface Site {
  database: Database
  store: ObjectStore
}

/**
 * Ends an account, wholly or not at all: everything of theirs goes, with all of their pictures. A Kick that other people hold in
 * a Bucket or a Story stays for them, withdrawn and by nobody, with its picture. The pictures' files are still to be deleted then.
 * The id is recorded in the store before the transaction commits, so that a restore deletes the account again. That a
 * deletion begins is noted in the database before, so that the record of a failed one is found and removed.
 * @throws StoreUnavailable when the id cannot be recorded
 */
export async function deleteAccount({ database, store }: Site, userId: string): Promise<void> {
  const deletedAccounts = createDeletedAccounts(store)
  await createAccountRepository(database).noteDeletion(userId)
  try {
    await database.transaction(async (transaction) => {
      const account = createAccountRepository(transaction)
      await account.lock(userId)
      const pictures = await account.picturesOf(userId)
      await account.withdrawHeldKicks(userId)
      await account.delete(userId)
      await createCleanUpRepository(transaction).removeOfLeaver(pictures)
      await deletedAccounts.add(userId)
    })
  } catch (error) {
    // What fails here is done at the next start.
    await forgetFailedDeletion({ database, store }, userId).catch(() => undefined)
    throw error
  }
}

/**
 * Removes the record of a deletion that failed: a restore must not delete an account that exists. An error does not tell
 * that the deletion failed, since the commit's answer may be lost, or another deletion of the account succeed.
 */
const forgetFailedDeletion = ({ database, store }: Site, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const account = createAccountRepository(transaction)
    if (!(await account.lockIfPresent(userId))) return
    await createDeletedAccounts(store).remove(userId)
    await account.removeDeletionNote(userId)
  })

/** Does so for every account, as for deletions during which the process was killed. @throws StoreUnavailable */
export async function forgetFailedDeletions({ database, store }: Site): Promise<void> {
  for (const userId of await createAccountRepository(database).begunDeletions())
    await forgetFailedDeletion({ database, store }, userId)
}
