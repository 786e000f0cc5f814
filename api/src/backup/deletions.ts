import { readdir, readFile, stat } from 'node:fs/promises'
import type { Database } from '../database/database'
import { isId } from '../contract/entity'
import { deleteAccount } from '../modules/user/delete-account'
import { createDeletedAccounts } from '../modules/user/deleted-accounts'
import type { ObjectStore } from '../store/object-store'
import { BackupError, diskReason } from './backup-error'
import { accountIds } from './repository'

/**
 * Reads the ids of deleted accounts from a copy of the store's `deletions`: a folder with a file of each id, or a text
 * file with an id on each line.
 * @throws BackupError when it cannot be read or holds anything else
 */
export async function readDeletions(path: string): Promise<string[]> {
  const names = await namesIn(path).catch((error: unknown) => {
    throw new BackupError(
      `${path} cannot be read: ${diskReason(error) ?? String(error)}. Nothing was changed.`,
      error,
    )
  })
  const wrong = names.find((name) => !isId(name))
  if (wrong === undefined) return names
  throw new BackupError(
    `${path} is no list of deleted accounts: it has “${wrong.slice(0, 60)}” where an id should be. Nothing was changed.`,
  )
}

async function namesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isDirectory()) return readdir(path)
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

interface Deletions {
  database: Database
  store: ObjectStore
  /** Ids besides those in the store. */
  listed: string[]
}

/** How many accounts are looked up in the store at once. */
const batchSize = 50

/** Deletes the accounts again that were deleted before. @returns how many there were. */
export async function applyDeletions({ database, store, listed }: Deletions): Promise<number> {
  const deletedAccounts = createDeletedAccounts(store)
  const known = new Set(listed)
  const isDeleted = async (id: string) => known.has(id) || (await deletedAccounts.has(id))
  const accounts = await accountIds(database.$client)
  let deleted = 0
  for (let from = 0; from < accounts.length; from += batchSize) {
    const batch = accounts.slice(from, from + batchSize)
    const answers = await Promise.all(batch.map(isDeleted))
    for (const id of batch.filter((_id, index) => answers[index])) {
      await deleteAccount({ database, store }, id)
      deleted += 1
    }
  }
  return deleted
}
