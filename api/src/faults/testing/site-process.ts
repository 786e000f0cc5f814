import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findRunningPostgres } from '@bucketeer/embedded-postgres'
import pg from 'pg'
import { waitFor } from '../../../test/wait-for'

export interface SiteProcess {
  address: string
  dataDir: string
  /** Starts or restarts the server; resolves when it listens. */
  start(): Promise<void>
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
  /** Kills the server; resolves when PostgreSQL has stopped, too. */
  end(): Promise<void>
  /** Queries the site's database directly. */
  query(statement: string): Promise<Record<string, unknown>[]>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Returns the server's bundle if `npm run faults` has built it, which starts several times as fast as its sources. */
function serverProgram(): string[] {
  const built = process.env['FAULT_SERVER']
  if (built) return [built]
  const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return ['--import', typescript, join(__dirname, '../../main.ts')]
}

/** Creates a site that runs in its own process, with an embedded PostgreSQL. */
export async function createSiteProcess(dataDir: string): Promise<SiteProcess> {
  const port = await freePort()
  let server: ChildProcess | undefined

  const start = async () => {
    const env = {
      ...{ PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], DATA_DIR: dataDir, PORT: String(port) },
      ...{ SEED_DEMO: 'false', LOG_LEVEL: 'silent', LIMITS: 'off' },
    }
    server = spawn(process.execPath, serverProgram(), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const ended = once(server, 'exit').then(() => Promise.reject(new Error('The site did not start.')))
    await Promise.race([once(server, 'message'), ended])
    ended.catch(() => undefined)
  }
  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  const end = async () => {
    await kill()
    await waitFor(() => !existsSync(join(dataDir, 'postgres/postmaster.pid')))
  }
  const query = async (statement: string) => {
    const connection = await findRunningPostgres(dataDir)
    if (!connection) throw new Error('PostgreSQL does not run.')
    const client = new pg.Client(connection)
    await client.connect()
    return client
      .query<Record<string, unknown>>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  return { address: `http://127.0.0.1:${port}`, dataDir, start, kill, end, query }
}

/** Marks the places as loaded, because loading them would take most of the CPU time. */
export const skipGazetteer = ({ query }: SiteProcess) =>
  query(`
    insert into place_editions (source, edition)
    select source, 'z' from unnest('{towns,landmarks,countries,regions,natural-earth}'::text[]) as source
    on conflict do nothing`)
