import { lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from './server-user'

/**
 * Makes the user the owner of a folder and of what its present owner has in it. The folder itself comes last, so that
 * an interrupted change is completed by the next start. A file of anybody else, which a hard link could put there, and
 * what a symbolic link names are left alone.
 */
export const giveFolder = async (folder: string, user: ServerUser): Promise<void> => {
  const { uid } = await lstat(folder)
  if (uid === user.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if ((await lstat(path)).uid === uid) await lchown(path, user.uid, user.gid)
  }
  await lchown(folder, user.uid, user.gid)
}
