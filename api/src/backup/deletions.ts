import { readdir, readFile, stat } from 'node:fs/promises'
import { cutText } from '@bucketeer/platform/text'
import type { Database } from '../database/database'
import { isId } from '../contract/entity'
import { deleteAccount } from '../modules/user/delete-account'
import { createDeletedAccounts } from '../modules/user/deleted-accounts'
import type { ObjectStore } from '../store/object-store'
import { BackupError, diskReason } from './backup-error'
import { accountIds } from './repository'

/**
 * Reads the ids of deleted accounts: from a copy of the store's `deletions`, a folder with one file per id, or from a
 * text file with one id per line.
 * @throws BackupError when it cannot be read or has other content
 */
export async function readDeletions(path: string): Promise<string[]> {
  const ids = await readIds(path).catch((error: unknown) => {
    throw new BackupError(
      `${path} cannot be read: ${diskReason(error) ?? String(error)}. Nothing was changed.`,
      error,
    )
  })
  const invalid = ids.find((id) => !isId(id))
  if (invalid === undefined) return ids
  throw new BackupError(
    `${path} is not a list of deleted accounts: “${cutText(invalid, 60)}” is not an id. Nothing was changed.`,
  )
}

async function readIds(path: string): Promise<string[]> {
  if ((await stat(path)).isDirectory()) return readdir(path)
  const lines = (await readFile(path, 'utf8')).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

interface Deletions {
  database: Database
  store: ObjectStore
  /** Ids in addition to those in the store. */
  listed: string[]
}

/** The number of accounts that are looked up in the store in parallel. */
const batchSize = 50

/** Deletes the accounts that were deleted after the backup. @returns how many */
export async function applyDeletions({ database, store, listed }: Deletions): Promise<number> {
  const deletedAccounts = createDeletedAccounts(store)
  const known = new Set(listed)
  const isDeleted = async (id: string) => known.has(id) || (await deletedAccounts.has(id))
  const accounts = await accountIds(database.$client)
  let deleted = 0
  for (let from = 0; from < accounts.length; from += batchSize) {
    const batch = accounts.slice(from, from + batchSize)
    const results = await Promise.all(batch.map(isDeleted))
    for (const id of batch.filter((_id, index) => results[index])) {
      await deleteAccount({ database, store }, id)
      deleted += 1
    }
  }
  return deleted
}
