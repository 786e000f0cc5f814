import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startServer } from '../../site/start-server'
import { fetchResponse, type Request } from '../../requests/request'
import type { ReplayRequest, ReplayResponse } from '../references/replay'

/** Holds a query that the server sent; a query with a name is a prepared statement. */
export interface Statement {
  text: string
  name?: string
  values: unknown[]
}

/** A request to the site, the queries that it sent for it, in order, and its response. */
export interface Recording {
  request: ReplayRequest
  statements: Statement[]
  response: ReplayResponse
}

const isStatement = (message: unknown): message is Statement =>
  typeof message === 'object' && message !== null && 'text' in message && typeof message.text === 'string'

/** Formats connection options as a `DATABASE_URL`. */
const connectionUrl = ({ host = '', port, user, database }: pg.ClientConfig) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

/** The wait for late queries, before and after each request. */
const settleMs = 200

async function answer(address: string, request: Request): Promise<ReplayResponse> {
  const response = await fetchResponse(address, request)
  const link = response.headers.get('link')
  return { status: response.status, body: await response.json(), ...(link !== null && { link }) }
}

function toReplayRequest({ method, path, token, body = {} }: Request): ReplayRequest {
  const { pathname, search } = new URL(path, 'http://site')
  return { method, path: pathname, search, token, body: { ...body } }
}

/** Starts a second server on this database and records what it does for each request. */
export async function recordQueries(connection: pg.ClientConfig, requests: Request[]): Promise<Recording[]> {
  const server = await startServer({
    env: { DATABASE_URL: connectionUrl(connection) },
    nodeArguments: ['--import', join(import.meta.dirname, 'report-queries.mjs')],
  })
  let statements: Statement[] = []
  server.process.on('message', (message) => isStatement(message) && statements.push(message))
  const recordRequest = async (request: Request): Promise<Recording> => {
    await pause(settleMs)
    statements = []
    const response = await answer(server.address, request)
    await pause(settleMs)
    return { request: toReplayRequest(request), statements, response }
  }
  try {
    // A server loads the keys of the site with its first requests.
    for (const request of requests) if (request.method === 'GET') await answer(server.address, request)
    const recorded: Recording[] = []
    for (const request of requests) recorded.push(await recordRequest(request))
    return recorded
  } finally {
    await server.stop()
  }
}
