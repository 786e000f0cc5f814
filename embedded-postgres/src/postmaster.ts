import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectionThrough, type EmbeddedConnection, removeSocketDir } from './socket-dir'

/** Checks whether a process exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Checks whether the process in a pid file is the server of that folder, or another one that reused its id. Returns
 * true in doubt, because a running server must never be overlooked.
 */
async function isPostgresOf({ pid, socketDir }: Postmaster, folder: string): Promise<boolean> {
  const command = await commandOf(pid)
  // Random for each start of the site.
  if (command.includes(`unix_socket_directories=${socketDir} `)) return true
  // A server that was started by hand has the data folder as its working directory, or in its arguments.
  if (process.platform !== 'linux') return command.includes(`postgres -D ${folder}`)
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return program.startsWith('postgres') && (await mayStandIn(pid, folder))
}

/** Root in a container may not read the working directory of another user's process. */
async function mayStandIn(pid: number, folder: string): Promise<boolean> {
  const place = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code)
  return place === 'EACCES' || place === (await realpath(folder))
}

/** Checks whether its launcher, which stops it with the site, is still alive. */
const hasLauncher = async (pid: number): Promise<boolean> =>
  (await commandOf(await parentOf(pid))).includes('launcher')

const run = promisify(execFile)

const ps = (pid: number, column: string): Promise<string> =>
  run('ps', ['-o', `${column}=`, '-ww', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

function commandOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return ps(pid, 'command')
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text.replaceAll('\0', ' '),
    () => '',
  )
}

async function parentOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number(await ps(pid, 'ppid'))
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 1)
}

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
export async function claimDataFolder({ folder, signal, say }: Claim): Promise<void> {
  const left = await readPostmaster(folder)
  if (!left) return
  const wasMistaken = await untilFree(left, { folder, signal, say })
  if (wasMistaken) await rm(postmasterFile(folder), { force: true })
  await removeSocketDir(left.socketDir)
}

/** @returns whether the pid file names a process that is no server of this folder */
async function untilFree(left: Postmaster, { folder, signal, say }: Claim): Promise<boolean> {
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

async function stateOf(postmaster: Postmaster, folder: string): Promise<State> {
  const { pid, status } = postmaster
  // A starting server has not filled it yet.
  if (pid === 0) return 'empty'
  // The file stays: PostgreSQL uses it to find running children of the dead server.
  if (!isAlive(pid)) return 'gone'
  if (!(await isPostgresOf(postmaster, folder))) return 'mistaken'
  if (status === 'stopping') return 'stopping'
  return (await hasLauncher(pid)) ? 'looked after' : 'orphan'
}

/** Returns the connection to the PostgreSQL of a running site; undefined when it does not run. */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const folder = join(resolve(dataDir), 'postgres')
  const postmaster = await readPostmaster(folder)
  if (postmaster?.status !== 'ready' || !isAlive(postmaster.pid)) return undefined
  return (await isPostgresOf(postmaster, folder)) ? connectionThrough(postmaster.socketDir) : undefined
}

/** The pid file of a running server. */
interface Postmaster {
  pid: number
  socketDir: string
  /** 'starting', 'ready' or 'stopping'; empty at first. */
  status: string
}

const postmasterFile = (folder: string): string => join(folder, 'postmaster.pid')

/**
 * Returns null without a file, and a pid of 0 for an invalid one. PostgreSQL's src/include/utils/pidfile.h defines
 * the lines.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(postmasterFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const [pid, , , , socketDir = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  return { pid: Math.max(Number(pid) || 0, 0), socketDir, status }
}
