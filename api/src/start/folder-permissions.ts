import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'

interface Log {
  warn(details: object, message: string): void
}

/** What other users of the machine have no business in; PostgreSQL closes its own folder. */
const privateFolders = ['objects', 'mail', 'uploads']

/** Closes folders of the site to other users of the machine: earlier versions left pictures readable by all. */
export async function restrictFolderPermissions(dataDir: string, log: Log) {
  for (const name of privateFolders) {
    const folder = join(dataDir, name)
    await chmod(folder, 0o700).catch((error: unknown) => {
      const code = isNativeError(error) && 'code' in error ? error.code : ''
      if (code === 'ENOENT') return
      log.warn({ folder, code }, 'This folder cannot be closed to other users of this machine')
    })
  }
}
