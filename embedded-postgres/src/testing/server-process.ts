import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../postmaster'

export const serverPid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

/** Checks whether a process runs; a zombie does not. */
export const isRunning = (pid: number): boolean =>
  process.platform === 'linux' ? existsSync(`/proc/${pid}/cwd`) : isAlive(pid)

export const isServerAlive = (dataDir: string): Promise<boolean> =>
  serverPid(dataDir).then(isRunning, () => false)
