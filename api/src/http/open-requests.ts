import type { FastifyInstance } from 'fastify'
import { HttpError } from '@bucketeer/host/http'
import { addressKey } from '../limits/address-key'
import { onResponseEnd } from './on-response-end'
import { tooManyOpen } from './words'

/** Closes the connection as well, so that a rejected request holds no resources. */
const tooManyOpenRequests = () =>
  new HttpError(429, tooManyOpen, {
    'retry-after': '2',
    connection: 'close',
  })

/**
 * Rejects a request with 429 while `max` requests of its address are open. A request is open from the arrival of its
 * headers until the client has read the response.
 */
export function limitOpenRequests(app: FastifyInstance, max: number) {
  const openByAddress = new Map<string, number>()

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isExemptFromLimits) return done()
    const key = addressKey(request.ip)
    const open = openByAddress.get(key) ?? 0
    if (open >= max) {
      app.metrics.rejectedRequests.inc({ reason: 'open' })
      return done(tooManyOpenRequests())
    }
    openByAddress.set(key, open + 1)
    onResponseEnd(reply, () => {
      const left = (openByAddress.get(key) ?? 1) - 1
      if (left > 0) openByAddress.set(key, left)
      else openByAddress.delete(key)
    })
    done()
  })
}
