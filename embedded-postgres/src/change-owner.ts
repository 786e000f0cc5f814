import { lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from './server-user'

/**
 * Changes the owner of a folder and of its owner's files in it. The folder itself is changed last, so that the next
 * start completes an interrupted change. Files of other users, which a hard link could add, and targets of symbolic
 * links are not changed.
 */
export const changeOwner = async (folder: string, user: ServerUser): Promise<void> => {
  const { uid } = await lstat(folder)
  if (uid === user.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if ((await lstat(path)).uid === uid) await lchown(path, user.uid, user.gid)
  }
  await lchown(folder, user.uid, user.gid)
}
