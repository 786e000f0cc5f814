import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Database } from '../database/database'
import {
  applyMigration,
  createMigrationsTable,
  lockMigrations,
  migrate,
  migrationFiles,
} from '../database/migrate'
import { fillEmailKeys } from '../modules/user/email-keys/fill-email-keys'
import type { ObjectStore } from '../store/object-store'
import { walkArchive, verifyArchive } from './archive-reader'
import { BackupError, diskReason } from './backup-error'
import { applyDeletions } from './deletions'
import { objectKeyOf, tableEntryName, type Manifest } from './manifest'
import { createRestoreRepository, isRestored, scheduleRemoval, analyze } from './repository'

interface Restore {
  database: Database
  store: ObjectStore
  file: string
  /** Ids of accounts that were deleted after the backup, besides those that the store knows of. */
  deletions: string[]
  /** What becomes of a site that is there already. */
  existingSite: 'refuse' | 'replace'
  /** Told how far it is, in words. */
  report: (line: string) => void
}

type Repository = ReturnType<typeof createRestoreRepository>

/**
 * Brings a site back from its archive, which is read and checked as a whole before anything changes. The tables come in
 * one transaction, so that a restore that fails or is broken off changes nothing. Then accounts that were deleted since are
 * deleted again. Sessions and links for new passwords are not restored.
 * @throws BackupError for an archive that cannot be used, or a database that is not to be written to
 */
export async function restoreSite(restore: Restore): Promise<Manifest> {
  const { database, file, report } = restore
  const manifest = await verifyArchive(file)
  await requireKnownTables(manifest, file)
  report(`${file} is whole: made on ${manifest.madeAt.slice(0, 16).replace('T', ' at ')} UTC`)
  const replaced = await restoreTables(restore, manifest)
  await migrate(database)
  await fillEmailKeys(database)
  await repeatDeletions(restore)
  await scheduleRemoval(database.$client, replaced)
  await analyze(database.$client)
  return manifest
}

async function repeatDeletions({ database, store, deletions, report }: Restore) {
  try {
    const deleted = await applyDeletions({ database, store, listed: deletions })
    report(`Accounts that were deleted since, and are deleted again: ${deleted.toLocaleString('en')}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `The tables are back, but not all accounts that were deleted since are deleted again: ${reason}. Do not start the site: restore once more, with --replace.`,
      error,
    )
  }
}

async function requireKnownTables({ migrations }: Manifest, file: string) {
  const known = await migrationFiles()
  const newer = migrations.filter((name, index) => known[index] !== name)
  if (newer.length > 0)
    throw new BackupError(
      `${file} was made by a newer Bucketeer (its tables are those of ${newer.at(-1)}): update this one first. Nothing was changed.`,
    )
}

/** @returns the pictures of the site that was there before. */
async function restoreTables(restore: Restore, manifest: Manifest): Promise<string[]> {
  const client = await restore.database.$client.connect()
  try {
    const repository = createRestoreRepository(client)
    await repository.begin()
    await lockMigrations(client)
    const replaced = await clearDatabase(repository, restore.existingSite)
    await createTables(client, manifest)
    const foreignKeys = await repository.dropForeignKeys()
    await repository.empty(manifest.tables)
    await restoreContent(repository, restore, manifest)
    await repository.addForeignKeys(foreignKeys)
    await repository.setSequences(manifest.sequences)
    await repository.commit()
    return replaced
  } finally {
    // Takes back what was not committed, and gives up the lock.
    client.release(true)
  }
}

async function clearDatabase(
  repository: Repository,
  existingSite: Restore['existingSite'],
): Promise<string[]> {
  if ((await repository.countServers()) > 0)
    throw new BackupError('A site is using this database: stop it first. Nothing was changed.')
  const tables = await repository.tables()
  if (tables.length === 0) return []
  if (!tables.includes('migrations'))
    throw new BackupError(
      'This database holds tables of something else: name another one by DATABASE_URL. Nothing was changed.',
    )
  if (existingSite === 'refuse')
    throw new BackupError(
      'There is a site in this database already. Restore into an empty one, or add --replace to put the backup in its place: what is there now is lost then. Nothing was changed.',
    )
  const pictures = tables.includes('removed_pictures') ? await repository.pictures() : []
  await repository.clear()
  return pictures
}

/** As they were when the archive was made: later migrations find the rows then that they are written for. */
async function createTables(client: pg.PoolClient, { migrations }: Manifest) {
  await createMigrationsTable(client)
  for (const name of migrations) await applyMigration(client, name)
}

async function restoreContent(repository: Repository, { store, file, report }: Restore, manifest: Manifest) {
  const tables = new Map(
    manifest.tables.filter(isRestored).map((table) => [tableEntryName(table.name), table]),
  )
  let objects = 0
  await walkArchive(file, async (name, content) => {
    const [table, key] = [tables.get(name), objectKeyOf(name)]
    if (table) await pipeline(content, repository.copyIn(table))
    else if (key === undefined) await finished(content.resume())
    else {
      if (objects === 0) report(`${tables.size} tables are filled`)
      await putObject(store, key, content)
      objects += 1
    }
  })
  report(`${objects.toLocaleString('en')} files of pictures and releases are in their places`)
}

const putObject = (store: ObjectStore, key: string, content: Readable): Promise<void> =>
  store.put(key, content).catch((error: unknown) => {
    const reason = diskReason(error)
    throw reason
      ? new BackupError(`${key} cannot be kept: ${reason}. The database was not changed.`, error)
      : error
  })
