import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { ObjectStore } from '@bucketeer/host/server'
import type { Site } from '../app-deps'
import { parallelRequests } from '@bucketeer/platform'
import {
  applyMigration,
  createMigrationsTable,
  lockMigrations,
  migrate,
  migrationNames,
} from '../database/migrate'
import { type Archive, walkArchive, verifyChain } from './archive-reader'
import { BackupError, diskReason } from './backup-error'
import { archiveFolder } from '../modules/archive/make-archive'
import { readAccessChanges } from '../access-changes/repository'
import { putAccessChanges } from '../access-changes/store-access-changes'
import { repeatDeletions, type Deletions } from './deletions'
import { filesOf, objectKeyOf, tableEntryName, type Manifest } from './manifest'
import { createRestoreRepository, createSiteRepository } from './repository'

interface Restore extends Site {
  /** The paths of a whole archive and of those since, in order. The last one has the tables. */
  files: string[]
  /** A list of later deletions and restrictions, besides those of the store and of a replaced site. */
  deletions: Deletions
  /** The behaviour if the database has a site. */
  existingSite: 'refuse' | 'replace'
  /** Reports progress to the operator. */
  report: (line: string) => void
}

type Repository = ReturnType<typeof createRestoreRepository>

/**
 * Restores a site from its archives, which are verified first. The tables are restored in one transaction, so a failed
 * restore changes nothing. A restore repeats deletions and restrictions that are later than the backup.
 * Sessions and password-reset links are not restored.
 * @throws BackupError for an unusable archive, or a database that must not be overwritten
 */
export async function restoreSite(restore: Restore): Promise<Manifest> {
  const { database, files, report } = restore
  const chain = await verifyChain(files)
  const last = chain.at(-1)
  if (!last) throw new BackupError('No backup is named.')
  await requireKnownTables(last)
  for (const { file, madeAt } of chain)
    report(`${file} is complete: made on ${madeAt.slice(0, 16).replace('T', ' at ')} UTC`)
  const replaced = await restoreTables(restore, last, chain)
  await migrate(database)
  await takeAwayAgain(restore, last)
  const site = createSiteRepository(database)
  await site.scheduleRemoval(replaced)
  await deleteArchives(restore.store)
  await site.analyze()
  return last
}

/** Deletes the archives that people made, of which a restore brings no rows back. */
async function deleteArchives(store: ObjectStore) {
  for (const name of await store.list(archiveFolder)) await store.delete(`${archiveFolder}/${name}`)
}

async function takeAwayAgain({ database, store, deletions, report }: Restore, { madeAt }: Manifest) {
  try {
    await repeatDeletions({ database, store, listed: deletions, madeAt, report })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `The tables are restored, but not all that was taken away after the backup is taken away again: ${reason}. Do not start the site: restore again, with --replace.`,
      error,
    )
  }
}

async function requireKnownTables({ migrations, file }: Archive) {
  const known = await migrationNames()
  const newer = migrations.filter((name, index) => known[index] !== name)
  if (newer.length > 0)
    throw new BackupError(
      `${file} is of a database that a newer version of Bucketeer migrated (it has ${newer.at(-1)}): restore it with that version. Nothing was changed.`,
    )
}

/** @returns the ids of the pictures of the replaced site */
async function restoreTables(restore: Restore, manifest: Manifest, chain: Archive[]): Promise<string[]> {
  const client = await restore.database.$client.connect()
  try {
    const repository = createRestoreRepository(client)
    await repository.begin()
    await lockMigrations(client)
    const changes = await readAccessChanges(client, manifest.madeAt)
    const replaced = await clearDatabase(repository, restore.existingSite)
    // In the store, they are there for a second try too.
    await putAccessChanges(restore.store, changes)
    await createTables(client, manifest)
    const foreignKeys = await repository.dropForeignKeys()
    await repository.empty(manifest.tables)
    await repository.setTriggers('disable', manifest.tables)
    await restoreContent(repository, restore, chain)
    await repository.setTriggers('enable', manifest.tables)
    await repository.addForeignKeys(foreignKeys)
    await repository.setSequences(manifest.sequences)
    await repository.commit()
    return replaced
  } finally {
    // Destroys the connection, which rolls back and releases the lock.
    client.release(true)
  }
}

/** @returns the ids of the pictures of the replaced site */
async function clearDatabase(repository: Repository, existingSite: Restore['existingSite']) {
  if ((await repository.countServers()) > 0)
    throw new BackupError('A site is using this database: stop it first. Nothing was changed.')
  const tables = await repository.tables()
  if (tables.length === 0) return []
  if (!tables.includes('migrations'))
    throw new BackupError(
      'This database belongs to another program: set DATABASE_URL to another one. Nothing was changed.',
    )
  if (existingSite === 'refuse')
    throw new BackupError(
      'This database has a site already. Restore into an empty one, or add --replace to overwrite the site: its current content is lost then. Nothing was changed.',
    )
  const pictures = tables.includes('removed_pictures') ? await repository.pictures() : []
  await repository.clear()
  return pictures
}

/** Applies the migrations of the backup only, because later ones must run on the restored rows. */
async function createTables(client: pg.PoolClient, { migrations }: Manifest) {
  await createMigrationsTable(client)
  for (const name of migrations) await applyMigration(client, name)
}

/** Larger files are streamed, one at a time, so that a restore needs little memory. */
const maxBufferedBytes = 1024 * 1024

/** Restores the tables of the last archive, and the files that it refers to from all. */
async function restoreContent(repository: Repository, { store, report }: Restore, chain: Archive[]) {
  const last = chain.at(-1)
  const tables = new Map(last?.tables.map((table) => [tableEntryName(table.name), table]))
  const sizes = new Map(last && filesOf(last).map(({ name, size }) => [name, size]))
  const small: { key: string; bytes: Buffer }[] = []
  const putSmall = () => Promise.all(small.splice(0).map(({ key, bytes }) => putObject(store, key, bytes)))
  let objects = 0
  for (const archive of chain)
    await walkArchive(archive.file, async (name, content) => {
      const table = archive === last ? tables.get(name) : undefined
      const [key, size] = [objectKeyOf(name), sizes.get(name)]
      if (table) await pipeline(content, repository.copyIn(table))
      else if (key === undefined || size === undefined) await finished(content.resume())
      else {
        if (size > maxBufferedBytes) await putObject(store, key, content)
        else small.push({ key, bytes: await buffer(content) })
        if (small.length === parallelRequests) await putSmall()
        objects += 1
      }
    })
  await putSmall()
  report(`${tables.size} tables and ${objects.toLocaleString('en')} files of pictures and releases restored`)
}

const putObject = (store: ObjectStore, key: string, content: Readable | Buffer): Promise<void> =>
  store.put(key, content).catch((error: unknown) => {
    const reason = diskReason(error)
    throw reason
      ? new BackupError(`${key} cannot be written: ${reason}. The database was not changed.`, error)
      : error
  })
