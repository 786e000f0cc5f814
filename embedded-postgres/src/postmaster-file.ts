import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server says of itself in its data folder. */
export interface Postmaster {
  pid: number
  socketDir: string
  /** 'starting', 'ready' or 'stopping'; empty while the file is young. */
  status: string
}

export const postmasterFile = (folder: string): string => join(folder, 'postmaster.pid')

/**
 * Null when there is no file; a pid of 0 when it can't be understood.
 * The lines are those of PostgreSQL's src/include/utils/pidfile.h.
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
