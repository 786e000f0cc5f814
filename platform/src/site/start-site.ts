import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEnd } from '../../bin/ending.mjs'
import { root } from '../parts/parts'
import { releaseBuilt } from '../releases/release-built'
import { keepRunning, keepToken, knownToken } from '../releases/site-access.mjs'

/** What the server says to whoever started it, once it listens. */
interface Ready {
  address: string
  demoLogin?: { email: string; password: string }
}

export interface RunningSite extends Ready {
  /** The deploy token that is good for everything. */
  token: string
  /** Lines about the parts that were not released, for whoever started it. */
  notes: string[]
  /** Stops the server and what it started; resolves when they are gone. */
  stop(): Promise<void>
  /** Resolves when the server ends by itself. */
  ended: Promise<Ending>
}

/** How the server ended. */
export interface Ending {
  code: number
  /** What killed it; null when it ended in order. */
  signal: string | null
}

/**
 * For Node, before the program. With 32 MB for what is young, instead of 16, what an answer is made of is mostly gone
 * before the collector has to move it: a tenth of the server's work (docs/performance.md).
 */
const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=32']

/** The server could not start; it has said why. */
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

/**
 * Starts the built server in a process of its own and releases the built parts to it: those of which it has none, those
 * that a start of this checkout released last, and the ones that are named. The server holds a channel
 * to this process and stops when that closes, so nothing is left behind however this process ends.
 *
 * @param env variables that differ from this process's
 * @param named parts to release whoever released them last
 */
export const startSite = async (
  env: Record<string, string> = {},
  named: string[] = [],
): Promise<RunningSite> => {
  const dataDir = env.DATA_DIR ?? process.env.DATA_DIR
  const token = (await knownToken(dataDir)) ?? randomBytes(32).toString('hex')
  const server = spawn(process.execPath, [...nodeArguments, join(root, 'api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env, ...env, DEPLOY_TOKEN: token },
  })
  const ended = once(server, 'exit').then(([code, signal]: unknown[]) => ({
    code: typeof code === 'number' ? code : 1,
    signal: typeof signal === 'string' ? signal : null,
  }))
  const stop = async () => {
    if (server.connected) server.disconnect()
    await ended
  }
  void ended.then(beforeEnd(stop))
  const ready = await readiness(server, ended)
  try {
    await keepToken(dataDir, token)
    if (server.pid !== undefined) await keepRunning(dataDir, { pid: server.pid, address: ready.address })
    const notes = await releaseBuilt({ address: ready.address, token }, named)
    return { ...ready, token, notes, stop, ended }
  } catch (error) {
    await stop()
    throw error
  }
}
