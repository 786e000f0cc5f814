import { socketPort } from './socket-dir'

/** The options with which `pg` connects. A restart of PostgreSQL does not change them. */
export interface EmbeddedConnection {
  /** A folder with a socket that only the site's users can open. */
  host: string
  port: number
  user: string
  database: string
  ssl: false
}

/** The name of the superuser that `initdb` creates, and of the database. */
export const siteName = 'bucketeer'

export const connectionThrough = (socketDir: string): EmbeddedConnection => ({
  host: socketDir,
  port: socketPort,
  user: siteName,
  database: siteName,
  ssl: false,
})
