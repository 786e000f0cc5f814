import { pictureKeys } from '../modules/media/picture-files'
import { releaseFileKeys } from '@bucketeer/host'
import { parallelRequests } from '@bucketeer/platform'
import { type Database, serverVersion } from '@bucketeer/host/server'
import type { Site } from '../app-deps'
import { incompatibleMigrations, newerMigrations } from '../database/migrate'
import { BackupError } from './backup-error'
import { verifyArchive } from './archive-reader'
import { createArchive, type ArchiveWriter } from './archive-writer'
import {
  archiveFormat,
  filesOf,
  objectEntryName,
  tableEntryName,
  type TableCopy,
  wholeFormat,
} from './manifest'
import { createSnapshotRepository, createSiteRepository } from './repository'

interface StoredFile {
  key: string
  /** The id of the picture, if it is one. Files of releases may lack their compressed variants. */
  picture?: string
}

interface Content {
  /** Ids. */
  pictures: string[]
  /** Manifests of releases, as published. */
  manifests: unknown[]
  /** Hashes of the tarballs of packages. */
  packages: string[]
}

function filesIn(manifest: unknown): { sha384: string }[] {
  const files = typeof manifest === 'object' && manifest !== null && 'files' in manifest ? manifest.files : []
  // Manifests are validated when they are published.
  return Array.isArray(files) ? (files as { sha384: string }[]) : []
}

/** Lists the files of the object store that the database refers to, without duplicates. */
function storedFiles({ pictures, manifests, packages }: Content): StoredFile[] {
  const tarballs = packages.map((sha384) => ({ sha384 }))
  const released = new Set([...manifests.flatMap(filesIn), ...tarballs].flatMap(releaseFileKeys))
  return [
    ...pictures.flatMap((picture) => pictureKeys(picture).map((key) => ({ key, picture }))),
    ...[...released].map((key) => ({ key })),
  ]
}

interface Backup extends Site {
  /** The path of the archive; the file must not exist. */
  file: string
  /** The path of an earlier archive, whose files, and those of the ones before it, are left out. */
  since?: string
  /** Reports progress to the operator. */
  report: (line: string) => void
}

const count = (number: number) => number.toLocaleString('en')

/** @throws BackupError if this version does not work with the database, because it may not know all files */
async function expectCompatible({ database, report }: Pick<Backup, 'database' | 'report'>): Promise<void> {
  const incompatible = await incompatibleMigrations(database)
  if (incompatible.length > 0)
    throw new BackupError(
      `The database is of a newer version of Bucketeer (it has ${incompatible.join(', ')}), whose files ${serverVersion} may not know: back it up with the newer version. Nothing was written.`,
    )
  const newer = await newerMigrations(database)
  if (newer.length > 0)
    report(
      `A newer version has migrated the database (${newer.join(', ')}): only that one can restore this backup.`,
    )
}

/**
 * Writes a backup of a site to one file, while the site runs: a snapshot of all tables, then the pictures, releases
 * and packages that they refer to. Stored files never change, so they fit the older snapshot, and those of earlier
 * archives.
 * @returns the size of the archive in bytes
 * @throws BackupError when the file cannot be written, or the database is of a newer version; leaves no file then
 */
export async function backupSite({ database, store, file, since, report }: Backup): Promise<number> {
  await expectCompatible({ database, report })
  const before = since === undefined ? undefined : await verifyArchive(since)
  const stored = new Map(before ? filesOf(before).map((entry) => [entry.name, entry]) : [])
  const archive = await createArchive(file)
  const client = await database.$client.connect()
  try {
    const snapshot = createSnapshotRepository(client)
    await snapshot.begin()
    const tables = await writeTables(snapshot, archive)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    report(`${tables.length} tables with ${count(rows)} rows`)
    const files = storedFiles({
      pictures: await snapshot.pictures(),
      manifests: await snapshot.manifests(),
      packages: await snapshot.packages(),
    })
    const metadata = { migrations: await snapshot.migrations(), sequences: await snapshot.sequences() }
    const missing = files.filter(({ key }) => !stored.has(objectEntryName(key)))
    const objects = await writeObjects({ database, store, archive, files: missing, report })
    const kept = files.flatMap(({ key }) => stored.get(objectEntryName(key)) ?? [])
    report(
      before
        ? `${count(objects)} new files of pictures and releases; ${count(kept.length)} are in earlier backups`
        : `${count(objects)} files of pictures and releases`,
    )
    const format = before
      ? { format: archiveFormat, since: { id: before.id, files: kept } }
      : { format: wholeFormat }
    const madeAt = new Date().toISOString()
    return await archive.finish({ ...format, madeAt, ...metadata, tables })
  } catch (error) {
    await archive.discard()
    throw error
  } finally {
    // Destroys the connection, to end the snapshot and any COPY.
    client.release(true)
  }
}

async function writeTables(snapshot: ReturnType<typeof createSnapshotRepository>, archive: ArchiveWriter) {
  const copies: TableCopy[] = []
  for (const table of await snapshot.tables()) {
    const rows = snapshot.copyOut(table)
    await archive.addStream(tableEntryName(table.name), rows)
    copies.push({ ...table, rows: rows.rowCount })
  }
  return copies
}

interface Objects extends Omit<Backup, 'file' | 'since'> {
  archive: ArchiveWriter
  files: ReturnType<typeof storedFiles>
}

async function writeObjects({ database, store, archive, files, report }: Objects): Promise<number> {
  const missing = new Set<string>()
  let written = 0
  for (let from = 0; from < files.length; from += parallelRequests) {
    const batch = files.slice(from, from + parallelRequests)
    const opened = await Promise.all(
      batch.map(async (file) => ({ ...file, found: await store.open(file.key) })),
    )
    for (const { key, picture, found } of opened)
      if (found) {
        await archive.addObject(objectEntryName(key), found)
        written += 1
      } else if (picture) missing.add(picture)
  }
  for (const id of missing) report(await explainMissing(database, id))
  return written
}

const explainMissing = async (database: Database, id: string) =>
  (await createSiteRepository(database).isPictureRegistered(id))
    ? `Picture ${id} is missing from the backup: its files are not in the store.`
    : `Picture ${id} is missing from the backup: it was removed meanwhile.`
