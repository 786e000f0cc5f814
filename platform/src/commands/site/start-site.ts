import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { step } from '../../../bin/print.mjs'
import { root } from '../../../bin/root.mjs'
import { beforeShutdown } from '../../../bin/shutdown.mjs'
import { releaseBuilt } from '../releases/release-built'
import { knownToken, storeRunning, storeToken } from '../releases/site-access.mjs'

/** Copies release files, whose names are their hashes. The names of unfinished ones begin with a dot. */
const copyReleaseFiles = (from: string, to: string) =>
  cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') })

interface ThrowawaySite extends RunningSite {
  /** The folder of the stored release files. */
  releaseFiles: string
}

/**
 * Starts a site with an empty database on a free port. It leaves nothing behind when it stops. Files in the folder
 * `RELEASE_FILES`, that of another site, are neither sent nor compressed again.
 */
export async function startThrowawaySite(env: Record<string, string> = {}): Promise<ThrowawaySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-site-'))
  const releaseFiles = join(dataDir, 'objects/releases')
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const { RELEASE_FILES } = process.env
    if (RELEASE_FILES) await copyReleaseFiles(RELEASE_FILES, releaseFiles)
    const starting = startSite({
      LOG_LEVEL: 'warn',
      // All of its users share the address of this machine.
      LIMITS: process.env.LIMITS ?? 'off',
      ...env,
      // Any free one.
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    })
    const stop = () => starting.then((site) => site.stop()).finally(remove)
    const unregister = beforeShutdown(stop)
    return { ...(await starting), releaseFiles, stop: () => stop().finally(unregister) }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The message that the server sends to its parent process once it listens. */
interface Ready {
  address: string
  demoLogin?: { email: string; password: string }
}

export interface RunningSite extends Ready {
  /** The deploy token for every part. */
  token: string
  /** Lines to print about the parts that were not released. */
  notes: string[]
  /** Stops the server and its child processes; resolves when they have ended. */
  stop(): Promise<void>
  /** Resolves when the server ends on its own. */
  ended: Promise<Ending>
}

/** The end of the server. */
export interface Ending {
  code: number
  /** The signal that killed it; null if it exited. */
  signal: string | null
}

/**
 * Options for Node. A young generation of 32 MB instead of 16 lets most objects of a response die before the garbage
 * collector moves them, which saves a tenth of the server's CPU time (docs/performance.md).
 */
const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=32']

/** Two arenas of glibc's allocator instead of eight for each core, which keep 30 MB that the threads have freed. */
const nodeEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/** The server could not start and has printed the reason. */
export class SiteFailed extends Error {
  constructor(readonly ending: Ending) {
    super(`The server ended with ${ending.signal ?? ending.code}.`)
  }
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' &&
  message !== null &&
  'address' in message &&
  typeof message.address === 'string'

const readiness = (server: ChildProcess, ended: Promise<Ending>) =>
  Promise.race([
    new Promise<Ready>((resolve) => server.on('message', (message) => isReady(message) && resolve(message))),
    ended.then((ending) => Promise.reject(new SiteFailed(ending))),
  ])

const answers = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status < 500
    },
    () => false,
  )

/** For a moment after the first releases, a busy server may still serve the cached list without them. */
async function untilFrontPage(address: string, server: ChildProcess) {
  while (server.exitCode === null && server.signalCode === null && !(await answers(address))) await pause(50)
}

/**
 * Starts the built server in a child process and releases the built parts to it: parts without a release, new versions of
 * parts that a start released last, and named parts. The server stops when its IPC channel to this process closes, so it
 * never outlives this process.
 *
 * @param env variables that differ from those of this process
 * @param named parts to release regardless of their history
 * @param during runs each phase, such as `step`, which prints it; by default silently
 */
export async function startSite(
  env: Record<string, string> = {},
  named: string[] = [],
  during: typeof step = (_, work) => work(),
): Promise<RunningSite> {
  const dataDir = env.DATA_DIR ?? process.env.DATA_DIR
  const token = (await knownToken(dataDir)) ?? randomBytes(32).toString('hex')
  const server = spawn(process.execPath, [...nodeArguments, join(root, 'api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...nodeEnvironment, ...process.env, ...env, DEPLOY_TOKEN: token },
  })
  const ended = once(server, 'exit').then(([code, signal]: unknown[]) => ({
    code: typeof code === 'number' ? code : 1,
    signal: typeof signal === 'string' ? signal : null,
  }))
  const stop = async () => {
    if (server.connected) server.disconnect()
    await ended
  }
  void ended.then(beforeShutdown(stop))
  const ready = await during('Starting the database and the server', () => readiness(server, ended))
  try {
    await storeToken(dataDir, token)
    if (server.pid !== undefined) await storeRunning(dataDir, { pid: server.pid, address: ready.address })
    const notes = await during('Releasing what is new', () =>
      releaseBuilt({ address: ready.address, token }, named),
    )
    await during('Opening the front page', () => untilFrontPage(ready.address, server))
    return { ...ready, token, notes, stop, ended }
  } catch (error) {
    await stop()
    throw error
  }
}
