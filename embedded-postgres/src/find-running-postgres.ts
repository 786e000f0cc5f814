import { join, resolve } from 'node:path'
import { connectionThrough, type EmbeddedConnection } from './embedded-connection'
import { readPostmaster } from './postmaster-file'
import { isAlive, isPostgresOf } from './running-process'

/** Returns the connection to the PostgreSQL of a running site; undefined when it does not run. */
export const findRunningPostgres = async (dataDir: string): Promise<EmbeddedConnection | undefined> => {
  const folder = join(resolve(dataDir), 'postgres')
  const postmaster = await readPostmaster(folder)
  if (postmaster?.status !== 'ready' || !isAlive(postmaster.pid)) return undefined
  return (await isPostgresOf(postmaster, folder)) ? connectionThrough(postmaster.socketDir) : undefined
}
