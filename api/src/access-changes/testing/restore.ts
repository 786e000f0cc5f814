import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { closeDatabase, type ObjectStore, openDatabase } from '@bucketeer/host/server'
import type { TestDatabase } from '../../../test/test-database'
import type { TestSite } from '../../../test/test-site'
import { backupSite } from '../../backup/backup-site'
import type { Deletions } from '../../backup/deletions'
import { restoreSite } from '../../backup/restore-site'

/** Writes a backup of the site into the folder. @returns its file */
export async function backUp(folder: string, { database }: TestSite, store: ObjectStore): Promise<string> {
  const file = join(folder, `${randomUUID()}.tar.gz`)
  await backupSite({ database, store, file, report: () => undefined })
  return file
}

export interface Restore {
  file: string
  store: ObjectStore
  deletions?: Deletions
}

const none = { accounts: [], changes: [] }
const log = { warn: () => undefined }

/** Restores into an empty database, or replaces the site of another one. @returns the last line of the output */
export async function restore(home: TestDatabase, { file, store, deletions = none }: Restore) {
  const connection = { ...home.connection, application_name: 'restore' }
  const database = openDatabase({ connection, log })
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  await restoreSite({ database, store, files: [file], deletions, existingSite: 'replace', report })
  await closeDatabase(database)
  return lines.at(-1)
}

type Query = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>

export const queryOf =
  ({ database }: TestSite): Query =>
  async (text, ...values) =>
    (await database.$client.query<Record<string, unknown>>(text, values)).rows
