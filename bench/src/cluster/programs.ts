import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const postgresVersions = '/usr/lib/postgresql'

/** Returns the folder of the programs of the newest PostgreSQL; undefined if there is none. */
const postgresFolder = () =>
  (existsSync(postgresVersions) ? readdirSync(postgresVersions) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(postgresVersions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))

/** Lists each program and Debian's package that has it. */
const programs: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  memcached: 'memcached',
  openssl: 'openssl',
  'swift-ring-builder': 'swift',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
}

const isInstalled = (program: string) =>
  ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program)))

/**
 * Returns the folder of PostgreSQL's programs.
 * @throws Error with the command that installs what is missing
 */
export function expectPrograms(): string {
  const missing = Object.keys(programs).filter((program) => !isInstalled(program))
  const folder = postgresFolder()
  const packages = [...missing.map((program) => programs[program]), ...(folder ? [] : ['postgresql'])]
  if (packages.length > 0 || !folder)
    throw new Error(`The cluster needs Debian's packages: apt-get install ${packages.join(' ')}`)
  return folder
}
