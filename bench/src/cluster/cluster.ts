import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { sendRelease } from '../releases/send-release'
import { freePort } from '../site/free-port'
import { type Server, startServer } from '../site/start-server'
import { type ObjectStore, startObjectStore } from './object-store'
import { type Postgres, startPostgres } from './postgres'
import type { Processes, Program } from './processes'
import { createCertificate, siteConfiguration } from './proxy'
import { isOk, waitFor } from './wait-for'

export interface SiteServer {
  signal(signal: NodeJS.Signals): void
  /** Starts it again after its end. */
  start(): Promise<void>
}

export interface Cluster {
  postgres: Postgres
  store: ObjectStore
  proxy: Program
  servers: SiteServer[]
  /** The site through HAProxy, without TLS and with it. */
  address: string
  secureAddress: string
  /** The file of the private certificate. */
  certificate: string
  deployToken: string
  /** Returns the settings of a server, or of a command, with the database and the bucket of that name. */
  settings(database?: string, bucket?: string): Record<string, string>
  createDatabase(name: string): Promise<void>
  query(statement: string, values?: unknown[], database?: string): Promise<Record<string, unknown>[]>
  /** Resolves when every part works again. @throws Error after two minutes */
  waitUntilHealthy(): Promise<void>
}

/** The version of the first release of Buckets: its files are those of this build. */
export const firstVersion = '0.1.0-s00000000'

/** Releases the build of all parts. */
async function releaseParts(site: { address: string; deployToken: string }) {
  const shell = builtShell()
  await sendRelease(site, shell.release, shell.folder)
  for (const { release, folder } of builtRemotes())
    await sendRelease(
      site,
      release.part === 'buckets' ? { ...release, version: firstVersion } : release,
      folder,
    )
}

/** Starts a site on a database cluster, an object store, a proxy and two servers. */
export async function startCluster(processes: Processes, programs: string): Promise<Cluster> {
  const { folder } = processes
  const [postgres, store] = await Promise.all([
    startPostgres(processes, programs),
    startObjectStore(processes),
  ])
  const certificate = createCertificate(processes)
  const ports = {
    ...{ tls: await freePort(), plain: await freePort() },
    ...{ redirect: await freePort(), database: await freePort() },
  }
  const serverPorts = [await freePort(), await freePort()]
  const configuration = siteConfiguration(folder, ports, serverPorts, postgres.nodes)
  const file = processes.write('haproxy.cfg', configuration)
  const proxy = processes.start('haproxy', ['haproxy', '-W', '-f', file])

  const deployToken = randomBytes(32).toString('hex')
  const secureAddress = `https://127.0.0.1:${ports.tls}`
  const databaseUrl = (name: string) =>
    `postgres://postgres:${postgres.password}@127.0.0.1:${ports.database}/${name}`
  const settings = (database = 'bucketeer', bucket = 'bucketeer') => ({
    ...{ DATABASE_URL: databaseUrl(database), DATA_DIR: `${folder}/data`, DEPLOY_TOKEN: deployToken },
    ...{ ...store.env, S3_BUCKET: bucket, PUBLIC_URL: secureAddress, TRUSTED_PROXIES: '127.0.0.1' },
  })
  const query = async (statement: string, values: unknown[] = [], database = 'bucketeer') => {
    const client = new pg.Client({ connectionString: databaseUrl(database) })
    client.on('error', () => undefined)
    await client.connect()
    return client
      .query<Record<string, unknown>>(statement, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const createDatabase = async (name: string) => void (await query(`create database ${name}`, [], 'postgres'))
  /** Until its first checks HAProxy takes all three for the primary; it sends connections to each in turn. */
  const leadsToPrimary = async () => {
    const { port } = await postgres.primary()
    const ask = () =>
      query('select inet_server_port() as port, pg_is_in_recovery() as replica', [], 'postgres')
    const answers = await Promise.all(Array.from({ length: 6 }, ask))
    return answers.flat().every((answer) => answer.port === port && answer.replica === false)
  }
  await waitFor('HAProxy leads to the primary', leadsToPrimary)
  await createDatabase('bucketeer')

  const servers: SiteServer[] = []
  for (const port of serverPorts) {
    const launch = () => startServer({ env: { ...settings(), PORT: String(port), LOG_LEVEL: 'warn' } })
    let server: Server = await launch()
    servers.push({
      signal: (signal) => void server.process.kill(signal),
      start: async () => void (server = await launch()),
    })
  }
  const address = `http://127.0.0.1:${ports.plain}`
  const addresses = serverPorts.map((port) => `http://127.0.0.1:${port}/readyz`)
  const waitUntilHealthy = async () => {
    await postgres.waitUntilHealthy()
    await waitFor('HAProxy leads to the primary', leadsToPrimary)
    await waitFor('both servers are ready', async () =>
      (await Promise.all(addresses.map(isOk))).every(Boolean),
    )
    await waitFor('HAProxy serves the API', () => isOk(`${address}/readyz`))
  }
  await waitUntilHealthy()
  await releaseParts({ address, deployToken })
  return {
    ...{ postgres, store, proxy, servers, address, secureAddress, certificate, deployToken },
    ...{ settings, createDatabase, query, waitUntilHealthy },
  }
}
