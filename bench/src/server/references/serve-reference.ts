import pg from 'pg'
import { type Answer, createAnswers } from './answers'

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Waits for the connection options from the parent process, starts to listen, and reports the port. */
export function serveReference(listen: (answer: Answer) => Promise<number>) {
  process.once('message', (connection: pg.ClientConfig) => {
    // The pool has as many connections as the site's.
    const pool = new pg.Pool({ ...connection, max: 10 })
    // The connections end with the site.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    void listen(createAnswers(pool)).then((port) => process.send?.(port))
  })
  process.on('message', (message) => message === 'cpu?' && process.send?.(cpuMilliseconds()))
  process.once('disconnect', () => process.exit(0))
}
