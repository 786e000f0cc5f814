import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { namesOfKey } from './names-of-key'
import type { ObjectStore } from './object-store'

/** Objects are files in `folder`, which is made when missing. */
export const createFolderStore = (folder: string): ObjectStore => {
  const pathOf = (key: string): string => resolve(folder, ...namesOfKey(key))
  return {
    put: async (key, source) => putFile(pathOf(key), source),
    open: async (key) => openFile(pathOf(key)),
    has: async (key) => (await fileSize(pathOf(key))) !== null,
    delete: async (key) => rm(pathOf(key), { force: true }),
    // A missing folder is no fault: what is put there first makes it.
    check: async () => void (await stat(folder).catch(absent)),
  }
}

const putFile = async (path: string, source: Readable | Buffer): Promise<void> => {
  const folder = dirname(path)
  const draft = join(folder, `.${randomUUID()}`)
  const highestNew = await mkdir(folder, { recursive: true })
  try {
    const input = Buffer.isBuffer(source) ? Readable.from([source]) : source
    await pipeline(input, createWriteStream(draft, { flags: 'wx', flush: true }))
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
