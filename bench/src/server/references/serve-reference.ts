import pg from 'pg'
import type { Recording } from '../recording/record-queries'
import { createReplay, type Replay } from './replay'

export interface ReferenceOptions {
  connection: pg.ClientConfig
  recordings: Recording[]
  /** The ids of the users, by their tokens. */
  userIds: Record<string, string>
}

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Waits for the options from the parent process, starts to listen, and reports the port. */
export function serveReference(listen: (replay: Replay) => Promise<number>) {
  process.once('message', ({ connection, recordings, userIds }: ReferenceOptions) => {
    // The pool has as many connections as the site's.
    const pool = new pg.Pool({ ...connection, max: 10 })
    // The connections end with the site.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    void listen(createReplay(pool, recordings, userIds)).then((port) => process.send?.(port))
  })
  process.on('message', (message) => message === 'cpu?' && process.send?.(cpuMilliseconds()))
  process.once('disconnect', () => process.exit(0))
}
