import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { chown, lstat, mkdir, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ServerUser } from './server-user'

/** The options with which `pg` connects. A restart of PostgreSQL does not change them. */
export interface EmbeddedConnection {
  /** A folder with a socket that only the site's users can open. */
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

/** The name of the superuser that `initdb` creates, and of the database. */
export const siteName = 'bucketeer'

export const connectionThrough = (socketDir: string): EmbeddedConnection => ({
  host: socketDir,
  port: socketPort,
  user: siteName,
  database: siteName,
  ssl: false,
})

/** Only part of the socket's file name: there is no TCP port. */
export const socketPort = 5432
const socketFile = `.s.PGSQL.${socketPort}`
const prefix = 'bucketeer-pg-'
/** The maximum length of a socket's path is 107 bytes on Linux, 103 on macOS. */
const longest = 103

/** Returns a path for a new folder that is short enough for sockets and that the server's user can enter. */
export function newSocketDir(): string {
  const name = `${prefix}${randomBytes(8).toString('hex')}`
  const fits = (base: string) =>
    Buffer.byteLength(join(base, name, socketFile)) <= longest && canBeEntered(base)
  return join(fits(tmpdir()) ? tmpdir() : '/tmp', name)
}

function canBeEntered(folder: string): boolean {
  if (process.getuid?.() !== 0) return true
  const isOpen = (statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o001
  if (!isOpen) return false
  return dirname(folder) === folder || canBeEntered(dirname(folder))
}

export async function makeSocketDir(folder: string, user: ServerUser | null): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => acceptOurs(folder, error))
  if (user) await chown(folder, user.uid, user.gid)
}

/** Deletes the folder of a killed launcher. Its random name belongs to this site. */
async function acceptOurs(folder: string, error: NodeJS.ErrnoException): Promise<void> {
  const found = error.code === 'EEXIST' ? await lstat(folder) : null
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) throw error
}

/** Deletes only the files that a server leaves in a folder with such a name. */
export async function removeSocketDir(folder: string): Promise<void> {
  if (!basename(folder).startsWith(prefix)) return
  await rm(join(folder, socketFile), { force: true })
  await rm(join(folder, `${socketFile}.lock`), { force: true })
  await rmdir(folder).catch(() => undefined)
}
