import pg from 'pg'
import { createRoutes, type Recorded } from './routes'

export interface ReferenceOptions {
  connection: pg.ClientConfig
  recorded: Recorded
}

type Routes = ReturnType<typeof createRoutes>

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Waits for the options from the parent process, starts to listen, and reports the port. */
export function serveReference(listen: (routes: Routes) => Promise<number>) {
  process.once('message', ({ connection, recorded }: ReferenceOptions) => {
    // The pool has as many connections as the site's.
    const pool = new pg.Pool({ ...connection, max: 10 })
    pool.on('error', () => undefined)
    void listen(createRoutes(pool, recorded)).then((port) => process.send?.(port))
  })
  process.on('message', (message) => message === 'cpu?' && process.send?.(cpuMilliseconds()))
  process.once('disconnect', () => process.exit(0))
}
