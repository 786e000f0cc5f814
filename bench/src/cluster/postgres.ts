import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../site/free-port'
import { postmasterOf, type Processes, type Program, signalProcess } from './processes'
import { waitFor } from './wait-for'

/** Seconds. The lease of the primary: after it, a replica takes over. docs/operations/scale.md explains each. */
export const ttl = 20
const leases = { ttl, loop_wait: 5, retry_timeout: 5 }

export interface Node {
  name: string
  port: number
  /** The port of Patroni's REST interface. */
  restPort: number
  /** Kills Patroni and PostgreSQL, as the loss of their machine does. */
  kill(): void
  /** Kills PostgreSQL alone. */
  killPostgres(): void
  /** Stops both from running, as the loss of their network does. */
  pause(): void
  resume(): void
  start(): void
}

export interface Postgres {
  nodes: Node[]
  etcd: Program
  password: string
  primary(): Promise<Node>
  /** Returns the replica that confirms each commit. */
  synchronousReplica(): Promise<Node>
  /** Makes a replica the primary. */
  switchOver(): Promise<void>
  /** Throws unless there are a primary and two streaming replicas, one of which is synchronous. */
  waitUntilHealthy(): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
}

async function startEtcd(processes: Processes) {
  const [client, peer] = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
  const etcd = processes.start('etcd', [
    'etcd',
    ...['--name', 'etcd', '--data-dir', join(processes.folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `etcd=${peer}`,
    ],
    // Two cores that other programs share: seconds without processor time are no failure.
    '--enable-v2',
    ...['--heartbeat-interval', '500', '--election-timeout', '5000'],
  ])
  await waitFor('etcd answers', () => fetch(`${client}/health`).then(({ ok }) => ok))
  return { etcd, address: new URL(client).host }
}

/** Starts one etcd, and three PostgreSQL servers under Patroni with synchronous replication. */
export async function startPostgres(processes: Processes, programs: string): Promise<Postgres> {
  const password = randomBytes(16).toString('hex')
  const { etcd, address } = await startEtcd(processes)
  const account = (username: string) => ({ username, password })

  const startNode = async (name: string): Promise<Node> => {
    const [port, restPort] = [await freePort(), await freePort()]
    const dataFolder = processes.createFolder(name)
    const listen = { listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` }
    const config = processes.write(`${name}.json`, {
      scope: 'bucketeer',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      // With etcd3 Patroni 3.0 takes the lease back after a pause, and loses what the new primary has written.
      etcd: { host: address },
      bootstrap: {
        dcs: {
          ...leases,
          synchronous_mode: true,
          failsafe_mode: true,
          postgresql: {
            use_pg_rewind: true,
            // With its default of 60 s, Patroni waits for a hanging replica until its lease expires.
            parameters: { max_connections: 60, shared_buffers: '64MB', wal_sender_timeout: '5s' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        ...listen,
        data_dir: dataFolder,
        bin_dir: programs,
        pgpass: join(processes.folder, `${name}.pgpass`),
        pg_hba: [
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication all 127.0.0.1/32 scram-sha-256',
        ],
        parameters: { unix_socket_directories: '' },
        authentication: {
          superuser: account('postgres'),
          replication: account('replicator'),
          rewind: account('rewinder'),
        },
      },
    })
    const patroni = processes.start(name, ['patroni', config])
    const signalPostgres = (signal: NodeJS.Signals) => {
      const pid = postmasterOf(dataFolder)
      if (pid === undefined) return
      const children = processes.run(['sh', '-c', `ps -o pid= --ppid ${pid} || true`])
      for (const each of [pid, ...children.split('\n').filter(Boolean).map(Number)])
        signalProcess(each, signal)
    }
    const signalBoth = (signal: NodeJS.Signals) => {
      patroni.signal(signal)
      signalPostgres(signal)
    }
    return {
      ...{ name, port, restPort, start: patroni.start },
      kill: () => signalBoth('SIGKILL'),
      killPostgres: () => signalPostgres('SIGKILL'),
      pause: () => signalBoth('SIGSTOP'),
      resume: () => signalBoth('SIGCONT'),
    }
  }
  const nodes = [await startNode('one'), await startNode('two'), await startNode('three')]

  const membersOf = async ({ restPort }: Node) => {
    const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
      signal: AbortSignal.timeout(2000),
    })
    return ((await response.json()) as { members: Member[] }).members
  }
  const nodeWith = async (role: string) => {
    const name = (await Promise.any(nodes.map(membersOf))).find((member) => member.role === role)?.name
    const node = nodes.find((each) => each.name === name)
    if (!node) throw new Error(`The cluster has no ${role}.`)
    return node
  }
  const postgres: Postgres = {
    ...{ nodes, etcd, password },
    primary: () => nodeWith('leader'),
    synchronousReplica: () => nodeWith('sync_standby'),
    async switchOver() {
      const { name, restPort } = await postgres.primary()
      const candidate = (await postgres.synchronousReplica()).name
      const response = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name, candidate }),
      })
      if (!response.ok) throw new Error(`The switchover failed: ${await response.text()}`)
    },
    waitUntilHealthy: () =>
      waitFor('all nodes know one primary, a synchronous and another replica', async () => {
        const views = await Promise.all(nodes.map(membersOf))
        const leaders = views.flat().filter(({ role }) => role === 'leader')
        const roles = views.map((members) =>
          members.filter(({ state }) => ['running', 'streaming'].includes(state)).map(({ role }) => role),
        )
        return (
          new Set(leaders.map(({ name }) => name)).size === 1 &&
          roles.every((each) => ['leader', 'replica', 'sync_standby'].join() === each.sort().join())
        )
      }),
  }
  await postgres.waitUntilHealthy()
  return postgres
}
