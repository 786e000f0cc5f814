import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The pid file of a running server. */
export interface Postmaster {
  pid: number
  socketDir: string
  /** 'starting', 'ready' or 'stopping'; empty at first. */
  status: string
}

export const postmasterFile = (folder: string): string => join(folder, 'postmaster.pid')

/**
 * Returns null without a file, and a pid of 0 for an invalid one. PostgreSQL's src/include/utils/pidfile.h defines
 * the lines.
 */
export const readPostmaster = async (folder: string): Promise<Postmaster | null> => {
  const text = await readFile(postmasterFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const [pid, , , , socketDir = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  return { pid: Math.max(Number(pid) || 0, 0), socketDir, status }
}
