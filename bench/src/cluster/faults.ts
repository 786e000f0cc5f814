import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster, SiteServer } from './cluster'
import type { Program } from './processes'

export interface Fault {
  name: string
  /** Causes the fault, keeps it for so many milliseconds, and ends it. */
  run(cluster: Cluster, ms: number): Promise<void>
}

async function kill(program: Program, ms: number) {
  program.signal('SIGKILL')
  await program.ended()
  await pause(ms)
  program.start()
}

async function hold(program: Pick<Program, 'signal'>, ms: number) {
  program.signal('SIGSTOP')
  await pause(ms)
  program.signal('SIGCONT')
}

async function endServer([server]: SiteServer[], signal: NodeJS.Signals, ms: number) {
  server?.signal(signal)
  await pause(ms)
  await server?.start()
}

/** Lists the faults in the order in which they happen. */
export const faults: Fault[] = [
  { name: 'none', run: (_, ms) => pause(ms) },
  { name: 'switchover', run: ({ postgres }) => postgres.switchOver() },
  {
    name: 'primary killed',
    async run({ postgres }, ms) {
      const primary = await postgres.primary()
      primary.kill()
      await pause(ms)
      primary.start()
    },
  },
  {
    name: 'PostgreSQL of the primary killed',
    run: async ({ postgres }) => (await postgres.primary()).killPostgres(),
  },
  {
    name: 'primary paused',
    async run({ postgres }, ms) {
      const primary = await postgres.primary()
      primary.pause()
      await pause(ms)
      primary.resume()
    },
  },
  {
    name: 'synchronous replica killed',
    async run({ postgres }, ms) {
      const replica = await postgres.synchronousReplica()
      replica.kill()
      await pause(ms)
      replica.start()
    },
  },
  {
    name: 'synchronous replica paused',
    async run({ postgres }, ms) {
      const replica = await postgres.synchronousReplica()
      replica.pause()
      await pause(ms)
      replica.resume()
    },
  },
  { name: 'etcd paused', run: ({ postgres }, ms) => hold(postgres.etcd, ms) },
  { name: 'HAProxy reload', run: async ({ proxy }) => proxy.signal('SIGUSR2') },
  { name: 'server killed', run: ({ servers }, ms) => endServer(servers, 'SIGKILL', ms) },
  { name: 'server stopped by SIGTERM', run: ({ servers }, ms) => endServer(servers, 'SIGTERM', ms) },
  { name: 'server paused', run: ({ servers: [, server] }, ms) => (server ? hold(server, ms) : pause(0)) },
  { name: 'store stopped', run: ({ store }, ms) => kill(store.proxy, ms) },
  { name: 'store paused', run: ({ store }, ms) => hold(store.proxy, ms) },
  {
    name: 'database and store stopped',
    async run({ postgres, store }, ms) {
      for (const node of postgres.nodes) node.kill()
      await kill(store.proxy, ms)
      for (const node of postgres.nodes) node.start()
    },
  },
]
