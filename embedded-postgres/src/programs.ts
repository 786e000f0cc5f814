import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nativeFolder, type NativeFolder } from './native-folder'
import type { ServerUser } from './server-user'

/** Returns a folder whose bin/initdb and bin/postgres the user can run. */
export const programsFor = async (user: ServerUser | null): Promise<string> => {
  const native = await nativeFolder()
  if (!user || (await canRun(native.path, user))) return native.path
  // The user cannot enter the project's folder, for example in /root.
  for (const shelf of ['/var/cache', tmpdir(), '/tmp']) {
    const copy = await copyTo(shelf, native).catch(() => null)
    if (copy && (await canRun(copy, user))) return copy
  }
  throw new Error(
    `User ${user.uid}, who must run PostgreSQL since root may not, can't enter ${native.path}, and no copy could ` +
      'be made: move the project, run it as an ordinary user, or set DATABASE_URL.',
  )
}

const canRun = (folder: string, user: ServerUser): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(join(folder, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }, (error) => resolve(!error))
  })

const copyTo = async (shelf: string, { path, version }: NativeFolder): Promise<string> => {
  const copy = join(shelf, `bucketeer-postgres-${version}`)
  if (await isOurs(copy)) return copy
  const draft = `${copy}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(draft)
    await cp(path, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(draft)
    await rename(draft, copy)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return copy
}

/** In a folder that everybody can write to, somebody else could have put programs of the same name. */
const isOurs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}

/** A umask at installation may have denied access to other users. */
const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}
