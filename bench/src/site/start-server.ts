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
  /** The base URL, such as `http://127.0.0.1:3000`. */
  address: string
  process: ChildProcess
  /** Stops the server, and its embedded PostgreSQL if it has one. */
  stop(): Promise<void>
}

interface Options {
  env?: Record<string, string>
  /** Extra options for Node itself. */
  nodeArguments?: string[]
}

/** Copies the options of `npm start` (platform/src/commands/site/start-site.ts). */
const defaultNodeArguments = ['--enable-source-maps', '--max-semi-space-size=32']

const isReady = (message: unknown): message is { address: string } =>
  typeof message === 'object' &&
  message !== null &&
  'address' in message &&
  typeof message.address === 'string'

const waitForAddress = (child: ChildProcess) =>
  new Promise<string>((resolve) =>
    child.on('message', (message) => isReady(message) && resolve(message.address)),
  )

/**
 * Starts the built server in a process of its own, in production mode and with its log on. The rate limits are off,
 * because every request comes from the same address.
 */
export async function startServer({ env = {}, nodeArguments = [] }: Options): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...defaultNodeArguments, ...nodeArguments, join(root, 'api/dist/main.js')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
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
  const exited = once(child, 'exit')
  const failed = exited.then(() => Promise.reject(new Error('The server exited before it was ready.')))
  const address = await Promise.race([waitForAddress(child), failed])
  failed.catch(() => undefined)
  const stop = async () => {
    if (child.connected) child.disconnect()
    await exited
  }
  return { address, process: child, stop }
}

export interface IsolatedServer extends Server {
  connection: pg.ClientConfig
}

/** Reads the connection options of the embedded PostgreSQL from a running site's data folder. */
function readConnection(dataDir: string): pg.ClientConfig {
  // Lines of postmaster.pid: process id, data folder, start time, port, socket folder.
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  if (!port || !host) throw new Error(`${dataDir}/postgres/postmaster.pid names no port or socket folder.`)
  return { host, port: Number(port), user: 'bucketeer', database: 'bucketeer', ssl: false }
}

/** Starts a server with an empty PostgreSQL of its own; `stop` removes both and their data. */
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
