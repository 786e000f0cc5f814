import { socketPort } from './socket-dir'

/** What `pg` needs to connect; it stays the same when PostgreSQL is started again. */
export interface EmbeddedConnection {
  /** A folder with a socket that only this site's users can reach. */
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

/** The name of the superuser that `initdb` makes, and of the one database. */
export const siteName = 'bucketeer'

export const connectionThrough = (socketDir: string): EmbeddedConnection => ({
  host: socketDir,
  port: socketPort,
  user: siteName,
  database: siteName,
  ssl: false,
})
