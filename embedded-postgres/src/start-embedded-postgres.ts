import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { LauncherMessage, Log } from './log'
import { scriptArguments } from './script-arguments'
import { connectionThrough, type EmbeddedConnection, newSocketDir } from './socket-dir'

interface Launch {
  folder: string
  socketDir: string
  log: Log
}

interface LauncherProcess {
  /** Resolves when the launcher and PostgreSQL have ended. */
  ended: Promise<void>
  stop(): Promise<void>
}

const launcher = { entry: 'postgres-launcher', source: './launcher.ts' }

/** @returns once PostgreSQL accepts connections. @throws Error with one sentence when it cannot start */
async function launchPostgres({ folder, socketDir, log }: Launch): Promise<LauncherProcess> {
  const child = spawn(process.execPath, [...scriptArguments(import.meta.url, launcher), folder, socketDir], {
    detached: true,
    // The launcher stops PostgreSQL when the channel closes.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await untilReady(child, log)
  // An idle site may end, which closes the channel.
  child.unref()
  child.channel?.unref()
  const stop = () => {
    child.ref()
    if (child.connected) child.disconnect()
    return ended
  }
  return { ended, stop }
}

const untilReady = (child: ChildProcess, log: Log): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on('message', (sent) => {
      // Our own launcher sends them.
      const message = sent as LauncherMessage
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'failed') reject(new Error(message.message))
      else log[message.level](message.message)
    })
    child.once('error', (error) =>
      reject(new Error(`The PostgreSQL launcher could not start: ${error.message}.`)),
    )
    child.once('exit', (code) => reject(new Error(`The PostgreSQL launcher ended unexpectedly (${code}).`)))
  })

const firstPauseMs = 200
const longestPauseMs = 10_000

/**
 * Restarts PostgreSQL whenever it ends by itself, with growing delays after failures.
 * @returns a function that stops it
 */
function keepRunning(first: LauncherProcess, launch: () => Promise<LauncherProcess>, log: Log) {
  const stopping = new AbortController()
  const wait = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  let current = first

  const launchAgain = async () => {
    for (let pause = firstPauseMs; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause)
      if (stopping.signal.aborted) return
      try {
        current = await launch()
        return log.info('PostgreSQL runs again')
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const watch = async () => {
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      log.error('PostgreSQL has ended by itself; starting it again')
      await launchAgain()
      if (stopping.signal.aborted) return current.stop()
    }
  }
  const watching = watch()
  return async () => {
    stopping.abort()
    await current.stop()
    await watching
  }
}

/** Creates the site's database if it is missing. Its connection also proves that the server responds. */
async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}

interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** Resolves when PostgreSQL has stopped. Close the connections first. */
  stop(): Promise<void>
}

interface Options {
  /** The data are in its folder `postgres`; missing folders are created. */
  dataDir: string
  log: Log
}

/**
 * Starts the embedded PostgreSQL, and restarts it whenever it ends by itself. It stops when the site ends or is
 * killed.
 * @throws Error with one sentence for the operator
 */
export async function startEmbeddedPostgres({ dataDir, log }: Options): Promise<EmbeddedPostgres> {
  const folder = join(resolve(dataDir), 'postgres')
  const socketDir = newSocketDir()
  const launch = () => launchPostgres({ folder, socketDir, log })
  const connection = connectionThrough(socketDir)
  const first = await launch()
  await ensureDatabase(connection).catch(async (error: unknown) => {
    await first.stop()
    throw error
  })
  return { connection, stop: keepRunning(first, launch, log) }
}
