import { type Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { tokenOf } from '../site/fill-database'

export interface TimedResponse {
  status: number
  /** Whether the server shed the request because too many are in progress. */
  isShed: boolean
  /** Time to the response headers, in milliseconds. */
  latencyMs: number
  retryAfterMs: number
}

const timeoutMs = 30_000

/** Requests the list of Kicks as a member; resolves with undefined when no response arrives. */
export const requestKickList = (address: string, agent: Agent): Promise<TimedResponse | undefined> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${tokenOf(1)}` }
    const startedAt = performance.now()
    const onResponse = (response: IncomingMessage) => {
      const latencyMs = performance.now() - startedAt
      const retryAfterMs = Number(response.headers['retry-after'] ?? 0) * 1000
      const status = response.statusCode ?? 0
      text(response).then(
        (body) => resolve({ status, isShed: body.includes('cannot keep up'), latencyMs, retryAfterMs }),
        () => resolve(undefined),
      )
    }
    const request = get(`${address}/api/kick?limit=24`, { agent, headers, timeout: timeoutMs }, onResponse)
    request.on('error', () => resolve(undefined))
    request.on('timeout', () => request.destroy(new Error('The server did not respond.')))
  })
