import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'

interface Log {
  warn(details: object, message: string): void
}

/** PostgreSQL restricts its own folder. */
const privateFolders = ['objects', 'mail', 'uploads']

/** Removes other users' access to the site's folders, which earlier versions created readable for all. */
export async function restrictFolderPermissions(dataDir: string, log: Log) {
  for (const name of privateFolders) {
    const folder = join(dataDir, name)
    await chmod(folder, 0o700).catch((error: unknown) => {
      const code = isNativeError(error) && 'code' in error ? error.code : ''
      if (code === 'ENOENT') return
      log.warn({ folder, code }, 'Could not restrict the permissions of this folder')
    })
  }
}
