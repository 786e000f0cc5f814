import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { StoredObject } from '../store/object-store'
import { BackupError, diskReason } from './backup-error'
import { manifestName, type ArchiveEntry, type Manifest } from './manifest'

export interface ArchiveWriter {
  /** Adds a stream of so many bytes. */
  addObject(name: string, object: StoredObject): Promise<void>
  /** The same for what has no length until it ends: it waits beside the archive meanwhile. */
  addStream(name: string, content: Readable): Promise<void>
  /** Puts the manifest at the end and the archive in its place. @returns its size in bytes. */
  finish(manifest: Omit<Manifest, 'entries'>): Promise<number>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

/** Pictures are compressed already: more than the quickest would cost three times the time for a hundredth of the size. */
const compression = { level: 1 }

/**
 * Writes an archive beside its place, and moves it there when it is whole and on the disk.
 * @throws BackupError when the disk does not take it, or something is in its place.
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await requireFree(file)
  const [draft, waiting] = [`${file}.part`, `${file}.table`]
  const tar = pack()
  // Who restores must be able to read it, nobody else: it has hashes of passwords.
  const output = createWriteStream(draft, { mode: 0o600, flush: true })
  const written = pipeline(Readable.from(tar), createGzip(compression), output)
  const failed = new Promise<never>((_resolve, reject) => void written.catch(reject))
  failed.catch(() => undefined)
  const entries: ArchiveEntry[] = []

  const withReason = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, failed]).catch((error: unknown) => {
      const reason = diskReason(error)
      throw reason ? new BackupError(`${file} cannot be written: ${reason}.`, error) : error
    })

  const append = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
    })

  const addObject = async (name: string, { stream, size }: StoredObject) => {
    const hash = createHash('sha256')
    await withReason(
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

  const addStream = async (name: string, content: Readable) => {
    await withReason(pipeline(content, createWriteStream(waiting, { mode: 0o600 })))
    const { size } = await stat(waiting)
    await addObject(name, { stream: createReadStream(waiting), size })
    await rm(waiting)
  }

  const finish = async (manifest: Omit<Manifest, 'entries'>) => {
    await withReason(append(manifestName, Buffer.from(JSON.stringify({ ...manifest, entries }))))
    tar.finalize()
    await withReason(written)
    await withReason(moveTo(file, draft))
    return (await stat(file)).size
  }

  const discard = async () => {
    tar.destroy(new Error('discarded'))
    await written.catch(() => undefined)
    await Promise.all([draft, waiting].map((each) => rm(each, { force: true })))
  }

  await withReason(once(output, 'open'))
  return { addObject, addStream, finish, discard }
}

const isTaken = (file: string) =>
  new BackupError(`${file} is there already: choose another name, or move it away.`)

async function requireFree(file: string) {
  if (await stat(file).catch(() => undefined)) throw isTaken(file)
}

/** Never in the place of another file, also of one that came meanwhile. */
async function moveTo(file: string, draft: string) {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? isTaken(file) : error
  })
  await rm(draft)
}
