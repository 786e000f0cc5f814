import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../root'

/** A program in a process group of its own, which the terminal's Ctrl-C does not reach. */
export interface Program {
  signal(signal: NodeJS.Signals): void
  /** Starts it again after its end. */
  start(): void
  /** Resolves when its process has ended. */
  ended(): Promise<void>
}

export interface Processes {
  /** The folder of all data, configurations and logs. */
  folder: string
  /** The user of the programs. */
  userName: string
  /** Creates a folder that the programs may write to. */
  createFolder(name: string): string
  /** Writes a file that only the programs' user reads. @returns its path */
  write(name: string, content: string | object): string
  /** Runs a program to its end. @returns its output */
  run(command: string[]): string
  /** Starts a program; its log is NAME.log in the folder. */
  start(name: string, command: string[], env?: Record<string, string>): Program
  /** Kills all programs, and the folder's PostgreSQL servers; keeps the logs, removes the folder. */
  end(): Promise<void>
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL and Patroni refuse to run as root. */
const readUser = () =>
  process.getuid?.() === 0
    ? { uid: idOf('-u'), gid: idOf('-g'), userName: 'postgres' }
    : { userName: userInfo().username }

/** Sends a signal; an ended process gets none. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Returns the process of the PostgreSQL server with this data folder; undefined if it does not run. */
export function postmasterOf(dataFolder: string): number | undefined {
  try {
    return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const quickEndMs = 1500

const logFolder = join(root, '.cache/cluster')

/** Copies the logs into `.cache/cluster`, replacing those of the previous run. */
function saveLogs(folder: string) {
  rmSync(logFolder, { recursive: true, force: true })
  mkdirSync(logFolder, { recursive: true })
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log')))
    copyFileSync(join(folder, name), join(logFolder, name))
}

/** Creates the folder of a cluster, and functions that start and end programs in it. */
export function createProcesses(): Processes {
  const { userName, ...user } = readUser()
  const own = (path: string) => {
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid)
    return path
  }
  const folder = own(mkdtempSync(join(tmpdir(), 'bucketeer-cluster-')))
  const options = { ...user, cwd: folder }
  const programs: Program[] = []
  const dataFolders: string[] = []

  const createFolder = (name: string) => {
    const path = join(folder, name)
    dataFolders.push(path)
    mkdirSync(path, { mode: 0o700 })
    return own(path)
  }
  const write = (name: string, content: string | object) => {
    const path = join(folder, name)
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    writeFileSync(path, text, { mode: 0o600 })
    return own(path)
  }
  const run = ([program = '', ...args]: string[]) =>
    execFileSync(program, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

  const start = (name: string, [program = '', ...args]: string[], env: Record<string, string> = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const launch = () =>
      spawn(program, args, {
        ...options,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
        detached: true,
        stdio: ['ignore', log, log],
      })
    let child = launch()
    const started: Program = {
      signal: (signal) => {
        if (child.pid !== undefined) signalProcess(-child.pid, signal)
      },
      start: () => void (child = launch()),
      ended: async () => {
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      },
    }
    programs.push(started)
    return started
  }

  const endAll = async () => {
    const postmasters = dataFolders.map(postmasterOf).filter((pid) => pid !== undefined)
    for (const program of programs) program.signal('SIGKILL')
    // SIGQUIT has a server end its children at once, and free its shared memory.
    for (const signal of ['SIGCONT', 'SIGQUIT'] as const)
      for (const pid of postmasters) signalProcess(pid, signal)
    await Promise.all(programs.map((program) => program.ended()))
    await pause(quickEndMs)
    for (const pid of postmasters) signalProcess(pid, 'SIGKILL')
    saveLogs(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  let ending: Promise<void> | undefined
  const end = () => (ending ??= endAll())
  return { folder, userName, createFolder, write, run, start, end }
}
