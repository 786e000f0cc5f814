import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isArchive, root } from './root.mjs'

/**
 * Reads `.env`, whose lines do not replace variables of the environment: in a checkout that of its folder, for an archive
 * of the site that of the working directory, so that one file serves all versions.
 */
export const readEnvFile = () => {
  const file = join(isArchive ? process.cwd() : root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Makes the paths of an operator's command relative to the working directory: the server's is the archive's folder. */
export const useWorkingDirectory = () => {
  process.env.DATA_DIR = resolve(process.env.DATA_DIR || '.data')
  process.env.INIT_CWD = process.cwd()
}
