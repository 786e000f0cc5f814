import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { sendRequest, type Request } from '../requests/request'
import { startServer } from '../site/start-server'

/** Holds a query that the server sent; a query with a name is a prepared statement. */
export interface Statement {
  text: string
  name?: string
  values: unknown[]
}

const isStatement = (message: unknown): message is Statement =>
  typeof message === 'object' && message !== null && 'text' in message && typeof message.text === 'string'

/** Formats connection options as a `DATABASE_URL`. */
const connectionUrl = ({ host = '', port, user, database }: pg.ClientConfig) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** The wait for late queries, before and after each request. */
const settleMs = 200

/** Starts a second server on this database and returns, for each request, the queries that it sends, in order. */
export async function recordQueries(
  connection: pg.ClientConfig,
  requests: Request[],
): Promise<Statement[][]> {
  const server = await startServer({
    env: { DATABASE_URL: connectionUrl(connection) },
    nodeArguments: ['--import', join(import.meta.dirname, 'report-queries.mjs')],
  })
  let statements: Statement[] = []
  server.process.on('message', (message) => isStatement(message) && statements.push(message))
  const recordRequest = async (request: Request): Promise<Statement[]> => {
    await pause(settleMs)
    statements = []
    await sendRequest(server.address, request)
    await pause(settleMs)
    return statements
  }
  try {
    // A server loads the keys of the site with its first requests.
    for (const request of requests) if (request.method === 'GET') await sendRequest(server.address, request)
    const recorded: Statement[][] = []
    for (const request of requests) recorded.push(await recordRequest(request))
    return recorded
  } finally {
    await server.stop()
  }
}
