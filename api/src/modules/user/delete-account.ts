import type { Database } from '../../database/database'
import { createCleanUpRepository } from '../media/clean-up/repository'
import { createAccountRepository } from './account/repository'

/**
 * Ends an account, wholly or not at all: everything of theirs goes, with its pictures. A Kick that other people hold in
 * a Bucket or a Story stays for them, withdrawn and by nobody. The pictures' files are still to be deleted then.
 */
export const deleteAccount = (database: Database, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const account = createAccountRepository(transaction)
    await account.lock(userId)
    const pictures = await account.picturesOf(userId)
    await account.withdrawHeldKicks(userId)
    await account.delete(userId)
    await createCleanUpRepository(transaction).removeUnusedOf(pictures)
  })
