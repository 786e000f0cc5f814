import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startServer } from '../../site/start-server'
import { sendRequest, type Request } from '../../requests/request'

/** A query as the server asks it: with a name it is prepared once for each connection. */
export interface Statement {
  text: string
  name?: string
  /** Those of the call that was recorded. */
  values: unknown[]
}

const isStatement = (message: unknown): message is Statement =>
  typeof message === 'object' && message !== null && 'text' in message && typeof message.text === 'string'

/** The same as an address, for `DATABASE_URL`. */
const connectionUrl = ({ host = '', port, user, database }: pg.ClientConfig) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

const quietMs = 200

/**
 * The queries that the server asks for each of these calls, in their order: read off a server that runs for this alone,
 * on a database that is filled.
 */
export async function recordQueries(
  connection: pg.ClientConfig,
  requests: Request[],
): Promise<Statement[][]> {
  const server = await startServer({
    env: { DATABASE_URL: connectionUrl(connection) },
    nodeArguments: ['--import', join(import.meta.dirname, 'report-queries.mjs')],
  })
  let heard: Statement[] = []
  server.process.on('message', (message) => isStatement(message) && heard.push(message))
  const queriesOf = async (request: Request) => {
    await pause(quietMs)
    heard = []
    await sendRequest(server.address, request)
    await pause(quietMs)
    return heard
  }
  try {
    const recorded: Statement[][] = []
    for (const request of requests) recorded.push(await queriesOf(request))
    return recorded
  } finally {
    await server.stop()
  }
}
