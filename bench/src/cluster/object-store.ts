import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../site/free-port'
import type { Processes, Program } from './processes'
import { isOk, waitFor } from './wait-for'

export interface ObjectStore {
  /** The server's settings. */
  env: Record<string, string>
  /** The program that answers the requests of S3. */
  proxy: Program
  createBucket(name: string): Promise<void>
  isHealthy(): Promise<boolean>
}

const ini = (sections: Record<string, Record<string, string | number>>) =>
  Object.entries(sections)
    .map(([name, values]) =>
      [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`), ''].join('\n'),
    )
    .join('\n')

const kinds = ['account', 'container', 'object'] as const

/** Starts OpenStack Swift with one copy of each object, and its interface of S3. */
export async function startObjectStore(processes: Processes): Promise<ObjectStore> {
  const { folder } = processes
  const listen = async () => ({
    bind_ip: '127.0.0.1',
    bind_port: await freePort(),
    workers: 0,
    swift_dir: folder,
  })
  const disks = processes.createFolder('swift')
  processes.createFolder('swift/disk')
  for (const kind of kinds) {
    const address = await listen()
    const config = processes.write(
      `${kind}-server.conf`,
      ini({
        DEFAULT: { ...address, devices: disks, mount_check: 'false', user: processes.userName },
        'pipeline:main': { pipeline: `${kind}-server` },
        [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
      }),
    )
    const builder = join(folder, `${kind}.builder`)
    processes.run(['swift-ring-builder', builder, 'create', '4', '1', '1'])
    processes.run(['swift-ring-builder', builder, 'add', `r1z1-127.0.0.1:${address.bind_port}/disk`, '1'])
    processes.run(['swift-ring-builder', builder, 'rebalance'])
    processes.start(`swift-${kind}`, [`swift-${kind}-server`, config, '--verbose'])
  }

  const cachePort = String(await freePort())
  processes.start('memcached', ['memcached', '-l', '127.0.0.1', '-p', cachePort, '-U', '0'])
  const address = await listen()
  const secret = randomBytes(16).toString('hex')
  const config = processes.write(
    'proxy-server.conf',
    ini({
      DEFAULT: { ...address, user: processes.userName },
      'pipeline:main': { pipeline: 'catch_errors healthcheck cache s3api tempauth proxy-server' },
      'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
      'filter:catch_errors': { use: 'egg:swift#catch_errors' },
      'filter:healthcheck': { use: 'egg:swift#healthcheck' },
      // Tempauth keeps the tokens of users there.
      'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cachePort}` },
      'filter:s3api': { use: 'egg:swift#s3api', location: 'us-east-1' },
      'filter:tempauth': { use: 'egg:swift#tempauth', user_site_keeper: `${secret} .admin` },
    }),
  )
  const proxy = processes.start('swift-proxy', ['swift-proxy-server', config, '--verbose'])
  const endpoint = `http://127.0.0.1:${address.bind_port}`
  const isHealthy = () => isOk(`${endpoint}/healthcheck`)
  await waitFor('the object store answers', isHealthy)
  const key = 'site:keeper'
  const createBucket = async (name: string) => {
    const login = await fetch(`${endpoint}/auth/v1.0`, {
      headers: { 'x-auth-user': key, 'x-auth-key': secret },
    })
    const response = await fetch(`${login.headers.get('x-storage-url')}/${name}`, {
      method: 'PUT',
      headers: { 'x-auth-token': login.headers.get('x-auth-token') ?? '' },
    })
    if (!response.ok) throw new Error(`The bucket was not created: ${response.status}`)
  }
  await createBucket('bucketeer')
  const env = {
    ...{ S3_BUCKET: 'bucketeer', S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1' },
    ...{ S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: secret },
  }
  return { env, proxy, createBucket, isHealthy }
}
