import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/**
 * Returns the nearest folder, from this one upwards, that contains a file.
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined}
 */
export const nearestWith = (folder, name) => {
  if (existsSync(join(folder, name))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : nearestWith(parent, name)
}

/** The folder of this package, in its sources and in its build. */
export const platformFolder = nearestWith(import.meta.dirname, 'package.json') ?? import.meta.dirname

/** Whether this package is installed in another repository, with its build instead of its sources. */
export const isInstalled = platformFolder.includes(`${sep}node_modules${sep}`)

/** The folder that commands work on: this checkout, or the repository of a remote. */
export const root = isInstalled
  ? (nearestWith(process.cwd(), 'remote.json') ?? process.cwd())
  : dirname(platformFolder)

/** The file that `npm run package` writes into an archive of the site. */
export const archiveFile = join(root, 'archive.json')

/** Whether this is an unpacked archive of the site, in which everything is built. */
export const isArchive = !isInstalled && existsSync(archiveFile)

/**
 * Returns a module of this package, given without its extension, such as `src/commands/release`.
 * @param {string} path
 */
export const ownModule = (path) => {
  if (isInstalled || isArchive) return join(platformFolder, 'dist', `${path}.js`)
  const file = join(platformFolder, path)
  return existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.mjs`
}
