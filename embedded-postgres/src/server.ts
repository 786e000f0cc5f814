import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { inUse, readPostmaster } from './postmaster'
import { reasonIn } from './describe-failure'
import { inFolder } from './programs'
import type { ServerUser } from './server-user'
import { socketPort } from './socket-dir'

/** Passed at each start instead of stored in the data folder, so that a release can change them. */
const serverSettings = (socketDir: string): Record<string, string> => ({
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_directories: socketDir,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  // Of the write-ahead log, a quiet site keeps 32 MB, and one that writes a lot 128 MB.
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  // The log is for recovery after a crash. Nothing replicates this server, which logs more and starts more processes.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // SSDs read random pages nearly as fast as sequential ones. With the default of 4, for hard disks, PostgreSQL scans
  // a hundred thousand rows instead of reading a thousand by an index.
  random_page_cost: '1.1',
  // The site's queries are short: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Parallel queries fail in containers with a small /dev/shm.
  max_parallel_workers_per_gather: '0',
})

interface ServerOptions {
  folder: string
  programs: string
  socketDir: string
  user: ServerUser | null
  onLine: (line: string) => void
}

export interface Server {
  /** Resolves when it accepts connections; rejects when it ends before. */
  ready: Promise<void>
  /** Resolves when the process has ended. */
  ended: Promise<void>
  stop(): void
}

/**
 * A fast shutdown closes connections and writes a checkpoint. After this timeout it is killed, and the next start
 * recovers from the log.
 */
const fastShutdownMs = 3_000
const pollMs = 15

export function runServer({ folder, programs, socketDir, user, onLine }: ServerOptions): Server {
  const { name, options } = inFolder(folder, user)
  const settings = Object.entries(serverSettings(socketDir)).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const child = spawn(join(programs, 'bin/postgres'), ['-D', name, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let hasEnded = false
  const lastLines: string[] = []
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', (error) => {
      lastLines.push(error.message)
      end()
    })
  })
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > 50) lastLines.shift()
      onLine(line)
    })
  }

  const isReady = async () => {
    const postmaster = await readPostmaster(folder)
    return postmaster?.pid === child.pid && postmaster?.status === 'ready'
  }
  const untilReady = async () => {
    while (!hasEnded) {
      if (await isReady()) return
      await sleep(pollMs)
    }
    throw whyEnded(lastLines.join('\n'), folder)
  }
  const stop = () => {
    if (hasEnded) return
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGQUIT'), fastShutdownMs).unref()
  }
  return { ready: untilReady(), ended, stop }
}

function whyEnded(output: string, folder: string): Error {
  if (output.includes('lock file "postmaster.pid" already exists')) return inUse(folder, null)
  return new Error(`PostgreSQL could not start in ${folder}: ${reasonIn(output)}.`)
}
