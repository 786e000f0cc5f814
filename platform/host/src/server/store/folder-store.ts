import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isNativeError } from 'node:util/types'
import { type ObjectStore, splitKey, StoreUnavailable } from './object-store'

/** Creates a store in a folder, which is created on the first write. Only this user can read its files. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => resolve(folder, ...splitKey(key))
  // A missing folder is valid: the first write creates it.
  const check = async () => {
    const found = await stat(folder).catch(nullIfMissing)
    if (found && !found.isDirectory()) throw new StoreUnavailable(`${folder} is not a folder.`)
  }
  /** Returns null only if the folder is usable: otherwise the object may exist. */
  const orCheck = async <Found>(lookup: Promise<Found | null>) => {
    const found = await lookup
    if (found === null) await check()
    return found
  }
  const sizeOf = async (key: string) => orCheck(fileSize(pathOf(key)).catch(translateError))
  return {
    put: async (key, source) => {
      const path = pathOf(key)
      await putFile(path, source).catch(translateError)
    },
    open: async (key) => orCheck(openFile(pathOf(key)).catch(translateError)),
    has: async (key) => (await sizeOf(key)) !== null,
    size: sizeOf,
    list: async (folder) => {
      const entries = await readdir(pathOf(folder), { withFileTypes: true })
        .catch(nullIfMissing)
        .catch(translateError)
      if (entries === null) await check()
      // Temporary files begin with a dot.
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    },
    delete: async (key) => {
      const path = pathOf(key)
      await rm(path, { force: true }).catch(translateError)
    },
    check: () => check().catch(translateError),
  }
}

/** Errors of a missing, forbidden, broken or overloaded file system. */
const unavailableCodes = /^(ENOENT|ENOTDIR|EEXIST|EACCES|EPERM|EROFS|EIO|ESTALE|ENODEV|ENXIO|EMFILE|ENFILE)$/

/** @throws StoreUnavailable for an unavailable folder; rethrows other errors, such as a full disk */
function translateError(error: unknown): never {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
  if (unavailableCodes.test(code))
    throw new StoreUnavailable(`Cannot use the folder of objects: ${code}`, { cause: error })
  throw error
}

async function putFile(path: string, source: Readable | Buffer): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `.${randomUUID()}`)
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const input = Buffer.isBuffer(source) ? Readable.from([source]) : source
    await pipeline(input, createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 }))
    await rename(temporary, path)
    await syncFolders(folder, dirname(firstCreated ?? path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Syncs the folders from `lowest` up to `highest`: otherwise a power cut can lose new names. */
async function syncFolders(lowest: string, highest: string): Promise<void> {
  await syncFolder(lowest)
  if (lowest !== highest) await syncFolders(dirname(lowest), highest)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const openFile: (path: string) => ReturnType<ObjectStore['open']> = async (path) => {
  const handle = await open(path).catch(nullIfMissing)
  if (!handle) return null
  const found = await handle.stat()
  if (found.isFile()) return { stream: handle.createReadStream(), size: found.size }
  await handle.close()
  return null
}

async function fileSize(path: string): Promise<number | null> {
  const found = await stat(path).catch(nullIfMissing)
  return found?.isFile() ? found.size : null
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
