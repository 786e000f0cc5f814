import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { isNativeError } from 'node:util/types'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { codeOf } from '../contract/error-reason'
import { BackupError, diskReason } from './backup-error'
import { archiveFormat, manifestName, parseManifest, type ArchiveEntry, type Manifest } from './manifest'

/** Receives each entry; must read its content to the end. */
type Visit = (name: string, content: Readable) => Promise<void>

/** Reads an archive entry by entry. @throws BackupError for a file that is no archive */
export async function walkArchive(file: string, visit: Visit): Promise<void> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const entries = extract()
  source.on('error', (error) => gunzip.destroy(error))
  gunzip.on('error', (error) => entries.destroy(error))
  source.pipe(gunzip).pipe(entries)
  try {
    for await (const entry of entries) await visit(entry.header.name, Readable.from(entry))
  } catch (error) {
    throw toBackupError(file, error)
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

const incomplete = (file: string, cause?: unknown) =>
  new BackupError(`${file} is incomplete. Nothing was changed; copy it again.`, cause)
const notBackup = (file: string, cause?: unknown) =>
  new BackupError(`${file} is not a backup of Bucketeer. Nothing was changed.`, cause)
const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is damaged. Nothing was changed; copy it again.`, cause)

function toBackupError(file: string, error: unknown) {
  if (!isNativeError(error) || error instanceof BackupError) return error
  const reason = diskReason(error)
  if (reason) return new BackupError(`${file} cannot be read: ${reason}.`, error)
  if (/unexpected end/i.test(error.message)) return incomplete(file, error)
  if (error.message === 'incorrect header check') return notBackup(file, error)
  return codeOf(error).startsWith('Z_') || /tar header/i.test(error.message) ? damaged(file, error) : error
}

export interface Archive extends Manifest {
  file: string
  /** The hash of its manifest, and so of all of its content. */
  id: string
}

/**
 * Reads a whole archive and verifies the hash of each entry.
 * @throws BackupError for an archive that is incomplete, damaged or of a newer version, and for other files
 */
export async function verifyArchive(file: string): Promise<Archive> {
  const found: ArchiveEntry[] = []
  let text = ''
  let manifest: Manifest | undefined
  await walkArchive(file, async (name, content) => {
    if (name !== manifestName) return void found.push(await hashEntry(name, content))
    text = await readText(file, content)
    manifest = parseManifest(text)
  })
  if (!manifest)
    throw found.some(({ name }) => name.startsWith('tables/')) ? incomplete(file) : notBackup(file)
  if (manifest.format > archiveFormat)
    throw new BackupError(
      `${file} was made by a newer version of Bucketeer: update first. Nothing was changed.`,
    )
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) throw damaged(file)
  return { ...manifest, file, id: createHash('sha256').update(text).digest('hex') }
}

/**
 * Verifies a chain of archives: a whole one, then one of the new files after each.
 * @throws BackupError if one is unusable, missing, or in the wrong place
 */
export async function verifyChain(files: string[]): Promise<Archive[]> {
  const chain: Archive[] = []
  for (const file of files) {
    const archive = await verifyArchive(file)
    const before = chain.at(-1)
    if (!before && archive.since)
      throw new BackupError(
        `${file} has only what is new since another backup: name the whole one and all between before it. Nothing was changed.`,
      )
    if (before && archive.since?.id !== before.id)
      throw new BackupError(
        `${file} does not continue ${before.file}: name a whole backup, then each later one in order. Nothing was changed.`,
      )
    chain.push(archive)
  }
  return chain
}

/** Enough for a million files. */
const maxManifestBytes = 256 * 1024 * 1024

async function readText(file: string, content: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxManifestBytes) throw damaged(file)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

async function hashEntry(name: string, content: Readable): Promise<ArchiveEntry> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { name, size, sha256: hash.digest('hex') }
}
