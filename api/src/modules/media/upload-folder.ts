import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isAlive } from '@bucketeer/embedded-postgres'

/** Files are named after the process that writes them. */
const writerOf = (name: string) => Number(name.split('.')[0])

/** Where uploads are until they are worked on: a folder of this user alone. */
export function createUploadFolder(dataDir: string) {
  const folder = resolve(dataDir, 'uploads')
  return {
    /** Removes what processes left behind that ended in the middle of an upload. */
    async cleanUp() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const writer = writerOf(name)
        if (writer === process.pid || !isAlive(writer)) await rm(join(folder, name), { force: true })
      }
    },

    /** Gives the work the path of a file that it may write; afterwards the file is removed, whatever happened. */
    async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${process.pid}.${randomUUID()}`)
      return work(path).finally(() => rm(path, { force: true }))
    },
  }
}
