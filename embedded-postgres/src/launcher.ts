/**
 * The process between the site and its PostgreSQL: `launcher <data folder> <socket folder>`. Its standard input is a
 * pipe that closes when the site ends or is killed; the launcher stops PostgreSQL then. It has its own session, so
 * that Ctrl-C reaches only the site.
 */
import { realpath } from 'node:fs/promises'
import { claimDataFolder } from './claim-data-folder'
import { createCluster, holdsCluster } from './data-folder'
import { describeFailure } from './describe-failure'
import { changeOwner } from './change-owner'
import type { LauncherMessage, LogLevel } from './launcher-message'
import { programsFor } from './programs'
import { runServer } from './server'
import { levelOf } from './server-log'
import { serverUserFor } from './server-user'
import { makeSocketDir, removeSocketDir } from './socket-dir'

// Also keeps `pkill node` from ending the launcher with the site.
process.title = 'bucketeer-postgres-launcher'

const tell = (message: LauncherMessage): void => console.log(JSON.stringify(message))
const say = (level: LogLevel, message: string): void => tell({ kind: 'log', level, message })

const siteEnds = (): AbortSignal => {
  const controller = new AbortController()
  const end = () => controller.abort()
  process.stdin.resume().once('end', end).once('error', end)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  // After the end of the site nobody reads the output.
  process.stdout.on('error', end)
  return controller.signal
}

const prepare = async (folder: string, signal: AbortSignal) => {
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

const serve = async (folder: string, socketDir: string, signal: AbortSignal): Promise<void> => {
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

const main = async (): Promise<void> => {
  const [folder, socketDir] = process.argv.slice(2)
  if (!folder || !socketDir) throw new Error('usage: launcher <data folder> <socket folder>')
  const signal = siteEnds()
  await serve(folder, socketDir, signal).catch((error: unknown) => {
    if (!signal.aborted) tell({ kind: 'failed', message: describeFailure(error) })
  })
}

// The open pipe would keep the process alive.
void main().finally(() => process.stdin.destroy())
