import { type Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { tokenOf } from '../site/fill-database'

export interface TimedResponse {
  status: number
  /** Whether the server said that there are too many. */
  isTurnedAway: boolean
  tookMs: number
  retryAfterMs: number
}

/** How long one waits for an answer to begin, in milliseconds. */
const patience = 30_000

/** One call of a member; undefined when nobody answered. */
export const requestKickList = (address: string, agent: Agent): Promise<TimedResponse | undefined> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${tokenOf(1)}` }
    const since = performance.now()
    const call = get(`${address}/api/kick?limit=24`, { agent, headers, timeout: patience }, (answer) => {
      const tookMs = performance.now() - since
      const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1000
      const status = answer.statusCode ?? 0
      const done = (body: string) =>
        resolve({ status, isTurnedAway: body.includes('cannot keep up'), tookMs, retryAfterMs })
      text(answer).then(done, () => resolve(undefined))
    })
    call.on('error', () => resolve(undefined))
    call.on('timeout', () => call.destroy(new Error('Nobody answers.')))
  })
