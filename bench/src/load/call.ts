import { type Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { tokenOf } from '../content/fill'

export interface Heard {
  status: number
  /** Whether the server said that there are too many. */
  isTurnedAway: boolean
  tookMs: number
  retryAfterMs: number
}

/** One call of a member; undefined when nobody answered. */
export const callOnce = (address: string, agent: Agent): Promise<Heard | undefined> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${tokenOf(1)}` }
    const since = performance.now()
    get(`${address}/api/kick?limit=24`, { agent, headers }, (answer) => {
      const tookMs = performance.now() - since
      const retryAfterMs = Number(answer.headers['retry-after'] ?? 0) * 1000
      const status = answer.statusCode ?? 0
      const done = (body: string) =>
        resolve({ status, isTurnedAway: body.includes('cannot keep up'), tookMs, retryAfterMs })
      text(answer).then(done, () => resolve(undefined))
    }).on('error', () => resolve(undefined))
  })
