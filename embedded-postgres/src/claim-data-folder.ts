import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterFile, readPostmaster, type Postmaster } from './postmaster-file'
import { hasLauncher, isAlive, isPostgresOf } from './running-process'
import { removeSocketDir } from './socket-dir'

interface Claim {
  folder: string
  signal: AbortSignal
  say: (message: string) => void
}

/** The launcher of a killed site notices within milliseconds, and stops its server. */
const graceMs = 1_000
const timeoutMs = 30_000
const pauseMs = 50

/** @throws when another site uses this data */
export const inUse = (folder: string, pid: number | null): Error =>
  new Error(
    `The data in ${folder} is in use by another site${pid ? ` (PostgreSQL runs as process ${pid})` : ''}: ` +
      'stop that one, or set another DATA_DIR.',
  )

/**
 * Prepares a data folder that an earlier site left: waits for its stopping server, stops an orphaned server, and
 * removes a pid file whose process is no server of this folder.
 */
export const claimDataFolder = async ({ folder, signal, say }: Claim): Promise<void> => {
  const left = await readPostmaster(folder)
  if (!left) return
  const wasMistaken = await untilFree(left, { folder, signal, say })
  if (wasMistaken) await rm(postmasterFile(folder), { force: true })
  await removeSocketDir(left.socketDir)
}

/** @returns whether the pid file names a process that is no server of this folder */
const untilFree = async (left: Postmaster, { folder, signal, say }: Claim): Promise<boolean> => {
  let isTold = false
  for (let waited = 0; waited < timeoutMs; waited += pauseMs) {
    const postmaster = await readPostmaster(folder)
    const state = postmaster ? await stateOf(postmaster, folder) : 'gone'
    if (state === 'gone') return false
    if (state === 'mistaken' || (state === 'empty' && waited >= graceMs)) return true
    if (state === 'looked after' && waited >= graceMs) break
    if ((state === 'orphan' || state === 'stopping') && !isTold) {
      isTold = true
      say(`Waiting for the PostgreSQL of an earlier start (process ${left.pid}) to stop`)
      if (state === 'orphan') process.kill(left.pid, 'SIGINT')
    }
    await sleep(pauseMs, undefined, { signal })
  }
  throw inUse(folder, left.pid)
}

type State = 'empty' | 'gone' | 'mistaken' | 'stopping' | 'orphan' | 'looked after'

const stateOf = async (postmaster: Postmaster, folder: string): Promise<State> => {
  const { pid, status } = postmaster
  // A starting server has not filled it yet.
  if (pid === 0) return 'empty'
  // The file stays: PostgreSQL uses it to find running children of the dead server.
  if (!isAlive(pid)) return 'gone'
  if (!(await isPostgresOf(postmaster, folder))) return 'mistaken'
  if (status === 'stopping') return 'stopping'
  return (await hasLauncher(pid)) ? 'looked after' : 'orphan'
}
