import type { Database } from '../database/database'
import type { ObjectStore } from '../store/object-store'
import { createArchive, type ArchiveWriter } from './archive-writer'
import { archiveFormat, objectEntryName, tableEntryName, type TableCopy } from './manifest'
import { storedFiles } from './object-keys'
import { createSnapshotRepository, isPictureRegistered } from './repository'

interface Backup {
  database: Database
  store: ObjectStore
  /** Where the archive is put; nothing may be there. */
  file: string
  /** Told how far it is, in words. */
  report: (line: string) => void
}

export interface BackupSummary {
  rows: number
  objects: number
  /** Of the archive. */
  bytes: number
}

/**
 * Keeps a whole site in one file, while it runs: all tables as they were at one moment, then the pictures and releases
 * that these name. A file of the object store never changes, so that it comes later does no harm.
 * @throws BackupError when the file cannot be written; nothing is left of it then
 */
export async function backupSite({ database, store, file, report }: Backup): Promise<BackupSummary> {
  const archive = await createArchive(file)
  const client = await database.$client.connect()
  try {
    const snapshot = createSnapshotRepository(client)
    await snapshot.begin()
    const tables = await writeTables(snapshot, archive)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    report(`${tables.length} tables with ${rows.toLocaleString('en')} rows`)
    const files = storedFiles({ pictures: await snapshot.pictures(), manifests: await snapshot.manifests() })
    const about = { migrations: await snapshot.migrations(), sequences: await snapshot.sequences() }
    const objects = await writeObjects({ database, store, archive, files, report })
    const madeAt = new Date().toISOString()
    return { rows, objects, bytes: await archive.finish({ format: archiveFormat, madeAt, ...about, tables }) }
  } catch (error) {
    await archive.discard()
    throw error
  } finally {
    // Ends the snapshot and whatever is still being copied.
    client.release(true)
  }
}

async function writeTables(
  snapshot: ReturnType<typeof createSnapshotRepository>,
  archive: ArchiveWriter,
): Promise<TableCopy[]> {
  const kept: TableCopy[] = []
  for (const table of await snapshot.tables()) {
    const rows = snapshot.copyOut(table)
    await archive.addStream(tableEntryName(table.name), rows)
    kept.push({ ...table, rows: rows.rowCount })
  }
  return kept
}

interface Objects extends Omit<Backup, 'file'> {
  archive: ArchiveWriter
  files: ReturnType<typeof storedFiles>
}

async function writeObjects({ database, store, archive, files, report }: Objects): Promise<number> {
  const missing = new Set<string>()
  let kept = 0
  for (const { key, picture } of files) {
    const found = await store.open(key)
    if (found) {
      await archive.addObject(objectEntryName(key), found)
      kept += 1
    } else if (picture) missing.add(picture)
  }
  report(`${kept.toLocaleString('en')} files of pictures and releases`)
  for (const id of missing) report(await explainMissing(database, id))
  return kept
}

const explainMissing = async (database: Database, id: string) =>
  (await isPictureRegistered(database.$client, id))
    ? `Picture ${id} is registered, but its files are not in the store: they are not in the backup.`
    : `Picture ${id} was removed while the backup was made: its files are not in it.`
