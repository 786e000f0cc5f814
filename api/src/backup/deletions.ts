import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cutText } from '@bucketeer/platform/text'
import type { ObjectStore } from '@bucketeer/host/server'
import type { Site } from '../app-deps'
import { isId } from '../contract/fields'
import { hashPassword } from '../modules/password/password'
import { newToken } from '../modules/session/token'
import { deleteAccount } from '../modules/user/delete-account'
import {
  parseAccessChange,
  type AccessChange,
  createAccessChangeRepository,
} from '../access-changes/repository'
import { deletionsFolder, objectName } from '../access-changes/store-access-changes'
import { BackupError, diskReason } from './backup-error'
import { createSiteRepository } from './repository'

/** The deletions and restrictions that a restore repeats. */
export interface Deletions {
  /** Ids of deleted accounts. */
  accounts: string[]
  /** Changes of who may see or do what. */
  changes: AccessChange[]
}

class InvalidLine extends Error {}

function toDeletions(lines: string[]): Deletions {
  const deletions: Deletions = { accounts: [], changes: [] }
  for (const line of lines) {
    const change = isId(line) ? undefined : parseAccessChange(line)
    if (isId(line)) deletions.accounts.push(line)
    else if (change) deletions.changes.push(change)
    else throw new InvalidLine(`“${cutText(line, 60)}” is neither an id nor a change`)
  }
  return deletions
}

const linesOf = (content: string) =>
  content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The number of objects that are read in parallel. */
const batchSize = 50

/** Returns the lines of the files with changes, and the names of all others, which are ids. */
async function linesIn(names: string[], read: (name: string) => Promise<string>): Promise<string[]> {
  const isFile = (name: string) => name.endsWith('.jsonl')
  const lines = names.filter((name) => !isFile(name))
  const files = names.filter(isFile)
  for (let from = 0; from < files.length; from += batchSize)
    lines.push(...(await Promise.all(files.slice(from, from + batchSize).map(read))).flatMap(linesOf))
  return lines
}

/**
 * Reads what was taken away: from a copy of the store's `deletions`, or from a text file with an id of a deleted account,
 * or a change, per line.
 * @throws BackupError when it cannot be read or has other content
 */
export async function readDeletions(path: string): Promise<Deletions> {
  try {
    if (!(await stat(path)).isDirectory()) return toDeletions(linesOf(await readFile(path, 'utf8')))
    return toDeletions(await linesIn(await readdir(path), (name) => readFile(join(path, name), 'utf8')))
  } catch (error) {
    throw error instanceof InvalidLine
      ? new BackupError(
          `${path} is not a list of deleted accounts and changes: ${error.message}. Nothing was changed.`,
        )
      : new BackupError(
          `${path} cannot be read: ${diskReason(error) ?? String(error)}. Nothing was changed.`,
          error,
        )
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Reads the same from the store. Leaves out the objects of more than a day before the backup, which has their changes. */
async function readStoredDeletions(store: ObjectStore, madeAt: string): Promise<Deletions> {
  const first = objectName(new Date(Date.parse(madeAt) - dayMs))
  const names = await store.list(deletionsFolder)
  return toDeletions(
    await linesIn(
      names.filter((name) => isId(name) || name >= first),
      async (name) => {
        const object = await store.open(`${deletionsFolder}/${name}`)
        return object ? text(object.stream) : ''
      },
    ),
  )
}

interface Repetition extends Site {
  /** In addition to what is in the store. */
  listed: Deletions
  /** When the backup was made. */
  madeAt: string
  /** Reports progress to the operator. */
  report: (line: string) => void
}

/** Takes away again what was taken away after the backup. None of it gives anything back. */
export async function repeatDeletions({ database, store, listed, madeAt, report }: Repetition) {
  const stored = await readStoredDeletions(store, madeAt)
  const deleted = new Set([...listed.accounts, ...stored.accounts])
  const accounts = (await createSiteRepository(database).accountIds()).filter((id) => deleted.has(id))
  for (const id of accounts) await deleteAccount({ database, store }, id)
  report(`Accounts deleted after the backup, and now deleted again: ${accounts.length.toLocaleString('en')}`)
  const counts = await createAccessChangeRepository(database).repeat([...listed.changes, ...stored.changes], {
    passwordHash: await hashPassword(newToken(), 'restore'),
  })
  const kinds = counts.map(([kind, count]) => `${kind}: ${count.toLocaleString('en')}`)
  report(`Taken away after the backup, and now again: ${kinds.join('; ') || 'nothing else'}`)
}
