import pg from 'pg'
import { createRoutes, type Recorded } from './routes'

export interface ReferenceOptions {
  connection: pg.ClientConfig
  recorded: Recorded
}

type Routes = ReturnType<typeof createRoutes>

/** In milliseconds. */
const workSoFar = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Waits for who started this process to say what to ask which database, listens, and says where. */
export function serve(listen: (routes: Routes) => Promise<number>) {
  process.once('message', ({ connection, recorded }: ReferenceOptions) => {
    // As many connections as the site has.
    const pool = new pg.Pool({ ...connection, max: 10 })
    pool.on('error', () => undefined)
    void listen(createRoutes(pool, recorded)).then((port) => process.send?.(port))
  })
  process.on('message', (message) => message === 'work?' && process.send?.(workSoFar()))
  process.once('disconnect', () => process.exit(0))
}
