import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { isNativeError } from 'node:util/types'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError, codeOf, diskReason } from './backup-error'
import { archiveFormat, manifestName, readManifest, type ArchiveEntry, type Manifest } from './manifest'

/** Gets an entry's name and bytes, and reads them to their end. */
type Visit = (name: string, content: Readable) => Promise<void>

/** Goes through an archive once, entry by entry. @throws BackupError for what is none. */
export async function walkArchive(file: string, visit: Visit): Promise<void> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  const entries = extract()
  source.on('error', (error) => unpacked.destroy(error))
  unpacked.on('error', (error) => entries.destroy(error))
  source.pipe(unpacked).pipe(entries)
  try {
    for await (const entry of entries) await visit(entry.header.name, Readable.from(entry))
  } catch (error) {
    throw withReason(file, error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

const truncated = (file: string, cause?: unknown) =>
  new BackupError(`${file} is cut: it ends before its end. Nothing was changed; copy it again.`, cause)
const notBackup = (file: string, cause?: unknown) =>
  new BackupError(`${file} is no backup of Bucketeer. Nothing was changed.`, cause)
const damaged = (file: string, cause?: unknown) =>
  new BackupError(
    `${file} is damaged: it is not as it was written. Nothing was changed; copy it again.`,
    cause,
  )

function withReason(file: string, error: unknown) {
  if (!isNativeError(error) || error instanceof BackupError) return error
  const reason = diskReason(error)
  if (reason) return new BackupError(`${file} cannot be read: ${reason}.`, error)
  if (/unexpected end/i.test(error.message)) return truncated(file, error)
  if (error.message === 'incorrect header check') return notBackup(file, error)
  return codeOf(error).startsWith('Z_') || /tar header/i.test(error.message) ? damaged(file, error) : error
}

/**
 * Reads all of an archive and compares each entry with its hash.
 * @returns what it holds
 * @throws BackupError for one that is cut, damaged, of another program or of a newer version
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: ArchiveEntry[] = []
  let manifest: Manifest | undefined
  await walkArchive(file, async (name, content) => {
    if (name !== manifestName) found.push(await measure(name, content))
    else manifest = readManifest(await textOf(file, content))
  })
  if (!manifest)
    throw found.some(({ name }) => name.startsWith('tables/')) ? truncated(file) : notBackup(file)
  if (manifest.format > archiveFormat)
    throw new BackupError(
      `${file} was made by a newer Bucketeer: update this one first. Nothing was changed.`,
    )
  if (JSON.stringify(found) !== JSON.stringify(manifest.entries)) throw damaged(file)
  return manifest
}

/** Bytes: an entry of it for each of a million files. */
const largestManifest = 256 * 1024 * 1024

async function textOf(file: string, content: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestManifest) throw damaged(file)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

async function measure(name: string, content: Readable): Promise<ArchiveEntry> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { name, size, sha256: hash.digest('hex') }
}
