import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isArchive, root } from './root.mjs'

/**
 * Reads `.env`, whose lines do not replace variables of the environment: in a checkout that of its folder, for an archive
 * of the site that of the working directory, so that one file serves all versions.
 * @throws Error when the file exists and cannot be read
 */
export const readEnvFile = () => {
  const file = join(isArchive ? process.cwd() : root, '.env')
  if (!existsSync(file)) return
  try {
    // Node reports each failure to load the file as a missing one.
    readFileSync(file)
  } catch (error) {
    const { code = 'unknown' } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(
      `${file} cannot be read (${code}): give the user of the site the right to read it. Without it, settings would be missing.`,
      { cause: error },
    )
  }
  process.loadEnvFile(file)
}

/** Makes the paths of an operator's command relative to the working directory: the server's is the archive's folder. */
export const useWorkingDirectory = () => {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR || '.data')
  process.env.INIT_CWD = process.cwd()
}
