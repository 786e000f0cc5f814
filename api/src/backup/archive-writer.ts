import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { StoredObject } from '@bucketeer/host/server'
import { BackupError, diskReason } from './backup-error'
import { manifestName, type ArchiveEntry, type Manifest } from './manifest'

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Pictures are compressed already: a higher level takes three times as long and saves 1 %. */
const compression = { level: 1 }

/**
 * Writes an archive to a temporary file next to its path, and moves it when it is complete and on the disk.
 * @throws BackupError when the file exists or cannot be written
 */
export async function createArchive(file: string) {
  await requireMissing(file)
  const [draft, table] = [`${file}.part`, `${file}.table`]
  const tar = pack()
  // Only its owner may read the archive, because it has password hashes.
  const output = createWriteStream(draft, { mode: 0o600, flush: true })
  const written = pipeline(Readable.from(tar), createGzip(compression), output)
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject))
  failed.catch(() => undefined)
  const entries: ArchiveEntry[] = []

  const explainErrors = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, failed]).catch((error: unknown) => {
      const reason = diskReason(error)
      throw reason ? new BackupError(`${file} cannot be written: ${reason}.`, error) : error
    })

  const append = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
    })

  /** Adds a stream of known size. */
  const addObject = async (name: string, { stream, size }: StoredObject) => {
    const hash = createHash('sha256')
    await explainErrors(
      new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size }, (error) => (error ? reject(error) : resolve()))
        const copy = async () => {
          for await (const chunk of stream as AsyncIterable<Buffer>) {
            hash.update(chunk)
            if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), failed])
          }
          entry.end(null)
        }
        copy().catch(reject)
      }),
    )
    entries.push({ name, size, sha256: hash.digest('hex') })
  }

  /** Adds a stream of unknown size, which is written to a temporary file first. */
  const addStream = async (name: string, content: Readable) => {
    await explainErrors(pipeline(content, createWriteStream(table, { mode: 0o600 })))
    const { size } = await stat(table)
    await addObject(name, { stream: createReadStream(table), size })
    await rm(table)
  }

  /** Adds the manifest and moves the archive to its path. @returns its size in bytes */
  const finish = async (manifest: Omit<Manifest, 'entries'>) => {
    await explainErrors(append(manifestName, Buffer.from(JSON.stringify({ ...manifest, entries }))))
    tar.finalize()
    await explainErrors(written)
    await explainErrors(moveTo(file, draft))
    return (await stat(file)).size
  }

  /** Deletes the temporary files. */
  const discard = async () => {
    tar.destroy(new Error('discarded'))
    await written.catch(() => undefined)
    await Promise.all([draft, table].map((each) => rm(each, { force: true })))
  }

  await explainErrors(once(output, 'open'))
  return { addObject, addStream, finish, discard }
}

const alreadyExists = (file: string) =>
  new BackupError(`${file} exists already: choose another name, or move it away.`)

async function requireMissing(file: string) {
  if (await stat(file).catch(() => undefined)) throw alreadyExists(file)
}

/** Uses a hard link, which unlike a rename never overwrites a file. */
async function moveTo(file: string, draft: string) {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? alreadyExists(file) : error
  })
  await rm(draft)
}
