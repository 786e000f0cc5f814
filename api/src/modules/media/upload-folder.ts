import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isAlive } from '@bucketeer/embedded-postgres'

/** File names begin with the id of the writing process. */
const writerOf = (name: string) => Number(name.split('.')[0])

/** Creates the folder for uploads that wait for encoding, readable by this user only. */
export function createUploadFolder(dataDir: string) {
  const folder = resolve(dataDir, 'uploads')
  return {
    /** Removes files of processes that have ended. */
    async cleanUp() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        const writer = writerOf(name)
        if (writer === process.pid || !isAlive(writer)) await rm(join(folder, name), { force: true })
      }
    },

    /** Calls `work` with the path of a new file and removes the file afterwards, also on failure. */
    async withFile<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${process.pid}.${randomUUID()}`)
      return work(path).finally(() => rm(path, { force: true }))
    },
  }
}
