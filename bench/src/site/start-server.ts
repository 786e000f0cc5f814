import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { root } from '../root'
import { freePort } from './free-port'
import { metricsToken } from './server-metrics'

export interface Server {
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  process: ChildProcess
  /** Ends it, and PostgreSQL if that is its own. */
  stop(): Promise<void>
}

interface Options {
  env?: Record<string, string>
  /** For Node, before the program, besides the usual ones. */
  nodeArguments?: string[]
}

/** Those of `npm start` (platform/src/site/start-site.ts). */
const usualArguments = ['--enable-source-maps', '--max-semi-space-size=32']

const isReady = (message: unknown): message is { address: string } =>
  typeof message === 'object' &&
  message !== null &&
  'address' in message &&
  typeof message.address === 'string'

const addressFrom = (child: ChildProcess) =>
  new Promise<string>((resolve) =>
    child.on('message', (message) => isReady(message) && resolve(message.address)),
  )

/**
 * The built server in a process of its own, as it runs for people: in production mode, with its log, which nobody
 * reads. Only the limits by address are off, because everything comes from one.
 */
export async function startServer({ env = {}, nodeArguments = [] }: Options): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...usualArguments, ...nodeArguments, join(root, 'api/dist/main.js')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LIMITS: 'off',
        MAX_CALLS_BY_ADDRESS: '100000',
        METRICS_TOKEN: metricsToken,
        SEED_DEMO: 'false',
        LOAD_PLACES: 'false',
        PORT: String(await freePort()),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    },
  )
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The server did not start.')))
  const address = await Promise.race([addressFrom(child), failed])
  failed.catch(() => undefined)
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  return { address, process: child, stop }
}

export interface IsolatedServer extends Server {
  connection: pg.ClientConfig
}

/** How to reach the PostgreSQL that a running site has embedded in its data folder. */
function readConnection(dataDir: string): pg.ClientConfig {
  // What PostgreSQL writes there: process, data folder, start, port, folder of the socket.
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  if (!port || !host) throw new Error('The PostgreSQL of the site does not say where it is.')
  return { host, port: Number(port), user: 'bucketeer', database: 'bucketeer', ssl: false }
}

/** A server with an empty PostgreSQL of its own; nothing is left of both when it has stopped. */
export async function startIsolatedServer(options: Options = {}): Promise<IsolatedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-bench-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const server = await startServer({ ...options, env: { ...options.env, DATA_DIR: dataDir } })
    return { ...server, connection: readConnection(dataDir), stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
