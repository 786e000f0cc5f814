import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isNativeError } from 'node:util/types'
import { type ObjectStore, splitKey, StoreUnavailable } from './object-store'

/** Objects are files in `folder`, which is made when missing. Other users of the machine can read none of it. */
export const createFolderStore = (folder: string): ObjectStore => {
  const pathOf = (key: string): string => resolve(folder, ...splitKey(key))
  // A missing folder is no fault: what is put there first makes it.
  const check = async () => {
    const found = await stat(folder).catch(absent)
    if (found && !found.isDirectory()) throw new StoreUnavailable(`${folder} is not a folder.`)
  }
  /** What is not found may be there when the folder is back. */
  const orCheck = async <Found>(found: Promise<Found | null>) => (await found) ?? (await check(), null)
  const sizeOf = async (key: string) => orCheck(fileSize(pathOf(key)).catch(explain))
  return {
    put: async (key, source) => {
      const path = pathOf(key)
      await putFile(path, source).catch(explain)
    },
    open: async (key) => orCheck(openFile(pathOf(key)).catch(explain)),
    has: async (key) => (await sizeOf(key)) !== null,
    size: sizeOf,
    delete: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true }).catch(explain)
    },
    check: () => check().catch(explain),
  }
}

/** What a file system says when it is not there, does not let us in, is broken, or has too much open. */
const goneCodes = /^(ENOENT|ENOTDIR|EEXIST|EACCES|EPERM|EROFS|EIO|ESTALE|ENODEV|ENXIO|EMFILE|ENFILE)$/

/** @throws StoreUnavailable for a fault of the folder; anything else, such as a full disk, as it is. */
const explain = (error: unknown): never => {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
  if (goneCodes.test(code))
    throw new StoreUnavailable(`The folder of objects cannot be used: ${code}`, { cause: error })
  throw error
}

const putFile = async (path: string, source: Readable | Buffer): Promise<void> => {
  const folder = dirname(path)
  const draft = join(folder, `.${randomUUID()}`)
  const highestNew = await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const input = Buffer.isBuffer(source) ? Readable.from([source]) : source
    await pipeline(input, createWriteStream(draft, { flags: 'wx', flush: true, mode: 0o600 }))
    await rename(draft, path)
    await syncFolders(folder, dirname(highestNew ?? path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Without this new names could be lost with the power, though the bytes are there. */
const syncFolders = async (lowest: string, highest: string): Promise<void> => {
  await syncFolder(lowest)
  if (lowest !== highest) await syncFolders(dirname(lowest), highest)
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const openFile: (path: string) => ReturnType<ObjectStore['open']> = async (path) => {
  const handle = await open(path).catch(absent)
  if (!handle) return null
  const found = await handle.stat()
  if (found.isFile()) return { stream: handle.createReadStream(), size: found.size }
  await handle.close()
  return null
}

const fileSize = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(absent)
  return found?.isFile() ? found.size : null
}

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
