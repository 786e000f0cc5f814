import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../parts/parts'
import { releaseAll } from '../releases/release-all'
import { keepToken, knownToken } from '../releases/site-access'

/** What the server says to whoever started it, once it listens. */
interface Ready {
  address: string
  demoLogin?: { email: string; password: string }
}

export interface RunningSite extends Ready {
  /** The deploy token that is good for everything. */
  token: string
  /** Stops the server and what it started; resolves when they are gone. */
  stop(): Promise<void>
  /** Resolves with the server's exit code when it ends by itself. */
  ended: Promise<number>
}

/**
 * For Node, before the program. With 32 MB for what is young, instead of 16, what an answer is made of is mostly gone
 * before the collector has to move it: a tenth of the server's work (docs/performance.md).
 */
const nodeArguments = ['--enable-source-maps', '--max-semi-space-size=32']

/** The server could not start; it has said why. */
export class SiteFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`The server ended with ${exitCode}.`)
  }
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' &&
  message !== null &&
  'address' in message &&
  typeof message.address === 'string'

const readiness = (server: ChildProcess, ended: Promise<number>) =>
  Promise.race([
    new Promise<Ready>((resolve) => server.on('message', (message) => isReady(message) && resolve(message))),
    ended.then((code) => Promise.reject(new SiteFailed(code))),
  ])

/**
 * Starts the built server in a process of its own and makes the built parts live on it. The server holds a channel
 * to this process and stops when that closes, so nothing is left behind however this process ends.
 *
 * @param env variables that differ from this process's
 */
export const startSite = async (env: Record<string, string> = {}): Promise<RunningSite> => {
  const dataDir = env.DATA_DIR ?? process.env.DATA_DIR
  const token = (await knownToken(dataDir)) ?? randomBytes(32).toString('hex')
  const server = spawn(process.execPath, [...nodeArguments, join(root, 'api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env, ...env, DEPLOY_TOKEN: token },
  })
  const ended = once(server, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : 1))
  const stop = async () => {
    if (server.connected) server.disconnect()
    await ended
  }
  const ready = await readiness(server, ended)
  try {
    await keepToken(dataDir, token)
    await releaseAll({ address: ready.address, token })
  } catch (error) {
    await stop()
    throw error
  }
  return { ...ready, token, stop, ended }
}
