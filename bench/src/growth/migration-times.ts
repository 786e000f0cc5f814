import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../root'
import { fillDatabase } from '../site/fill-database'
import type { Row } from '../table'
import type { FilledSite } from './start-filled-site'

export const maxSeconds = 60

/** The first migration that is timed: those before it are of sites with audiences for everybody. */
const firstTimed = '0070'

const folder = join(root, 'api/migrations')
const database = 'before_migrations'

const isTimed = (file: string) => file >= firstTimed

async function apply(client: pg.Client, file: string): Promise<number> {
  const sql = await readFile(join(folder, file), 'utf8')
  const startedAt = performance.now()
  await client.query(`begin;\n${sql};\ncommit`)
  return (performance.now() - startedAt) / 1000
}

async function withClient<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Fills a database of the earlier version with as many rows as the site, and times each later migration. */
export async function migrationRows({ server, kicks }: FilledSite): Promise<Row[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  await withClient(server.connection, (client) => client.query(`create database ${database}`))
  const connection = { ...server.connection, database }
  await withClient(connection, async (client) => {
    for (const file of files.filter((each) => !isTimed(each))) await apply(client, file)
  })
  await fillDatabase(connection, { kicks, users: Math.max(100, kicks / 100) })
  return withClient(connection, async (client) => {
    await client.query('set statement_timeout = 0')
    const rows: Row[] = []
    for (const file of files.filter(isTimed)) {
      const seconds = await apply(client, file)
      rows.push({ cells: [file.replace('.sql', ''), `${seconds.toFixed(1)} s`], met: seconds <= maxSeconds })
    }
    return rows
  })
}
