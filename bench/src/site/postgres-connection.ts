import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** How to reach the PostgreSQL that a running site has embedded in its data folder. */
export function readConnection(dataDir: string): pg.ClientConfig {
  // What PostgreSQL writes there: process, data folder, start, port, folder of the socket.
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  if (!port || !host) throw new Error('The PostgreSQL of the site does not say where it is.')
  return { host, port: Number(port), user: 'bucketeer', database: 'bucketeer', ssl: false }
}

/** The same as an address, for `DATABASE_URL`. */
export const connectionUrl = ({ host = '', port, user, database }: pg.ClientConfig) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
