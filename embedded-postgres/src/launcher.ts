/**
 * The process between the site and its PostgreSQL: `launcher <data folder> <socket folder>`. Its IPC channel closes when
 * the site ends or is killed; the launcher stops PostgreSQL then. It has its own session, so that Ctrl-C reaches only
 * the site.
 */
import { realpath } from 'node:fs/promises'
import { claimDataFolder } from './postmaster'
import { createCluster, holdsCluster } from './data-folder'
import { describeFailure } from './describe-failure'
import { changeOwner, serverUserFor } from './server-user'
import { type LauncherMessage, levelOf, type LogLevel } from './log'
import { programsFor } from './programs'
import { runServer } from './server'
import { makeSocketDir, removeSocketDir } from './socket-dir'

// Also keeps `pkill node` from ending the launcher with the site.
process.title = 'bucketeer-postgres-launcher'

/** Ignores the error of a closed channel. */
const tell = (message: LauncherMessage): void => void process.send?.(message, undefined, {}, () => {})
const say = (level: LogLevel, message: string): void => tell({ kind: 'log', level, message })

function siteEnds(): AbortSignal {
  const controller = new AbortController()
  const end = () => controller.abort()
  process.once('disconnect', end)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  return controller.signal
}

async function prepare(folder: string, signal: AbortSignal) {
  const user = await serverUserFor(folder)
  const programs = await programsFor(user)
  if (!(await holdsCluster(folder))) {
    say('info', `Preparing PostgreSQL in ${folder}`)
    await createCluster({ folder, programs, user, signal })
  }
  await claimDataFolder({ folder, signal, say: (message) => say('info', message) })
  if (user) await changeOwner(folder, user)
  return { folder: await realpath(folder), programs, user }
}

async function serve(folder: string, socketDir: string, signal: AbortSignal): Promise<void> {
  const prepared = await prepare(folder, signal)
  await makeSocketDir(socketDir, prepared.user)
  const onLine = (line: string) => say(levelOf(line), `PostgreSQL: ${line}`)
  const server = runServer({ ...prepared, socketDir, onLine })
  signal.addEventListener('abort', server.stop)
  if (signal.aborted) server.stop()
  try {
    await server.ready
    tell({ kind: 'ready' })
  } finally {
    await server.ended
    await removeSocketDir(socketDir)
  }
}

async function main(): Promise<void> {
  const [folder, socketDir] = process.argv.slice(2)
  if (!folder || !socketDir) throw new Error('usage: launcher <data folder> <socket folder>')
  const signal = siteEnds()
  await serve(folder, socketDir, signal).catch((error: unknown) => {
    if (!signal.aborted) tell({ kind: 'failed', message: describeFailure(error) })
  })
}

// The open channel would keep the process alive.
void main().finally(() => process.connected && process.disconnect())
