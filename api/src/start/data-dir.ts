import { isNativeError } from 'node:util/types'
import { constants } from 'node:fs'
import { access, mkdir, opendir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '@bucketeer/host/server'

/** Creates the data folder if it is missing. @throws StartError when it cannot be read and written */
export async function prepareDataDir(dataDir: string) {
  const folder = resolve(dataDir)
  try {
    await createFolder(folder)
    await (await opendir(folder)).close()
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
    throw new StartError(
      `DATA_DIR: ${folder} cannot be read and written (${code}). Choose another folder.`,
      error,
    )
  }
}

/** Replaces Node's recursive mkdir, which never returns for a path below /proc. */
async function createFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  await createFolder(dirname(folder))
  await mkdir(folder)
}

const exists = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  )
