import type { FastifyInstance } from 'fastify'
import { HttpError } from '../errors/http-error'
import { addressKey } from '../limits/address-key'
import { onResponseEnd } from './on-response-end'

/** Closes the connection as well, so that what is refused holds nothing. */
const tooManyOpen = () =>
  new HttpError(429, 'Too many requests from your network are open at once. Please try again in a moment.', {
    'retry-after': '2',
    connection: 'close',
  })

/**
 * Refuses a request with 429 while `most` of its address are open: from when its headers have come until its answer has
 * been read.
 */
export function limitOpenRequests(app: FastifyInstance, most: number) {
  const openByAddress = new Map<string, number>()

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isExemptFromLimits) return done()
    const key = addressKey(request.ip)
    const open = openByAddress.get(key) ?? 0
    if (open >= most) return done(tooManyOpen())
    openByAddress.set(key, open + 1)
    onResponseEnd(reply, () => {
      const left = (openByAddress.get(key) ?? 1) - 1
      if (left > 0) openByAddress.set(key, left)
      else openByAddress.delete(key)
    })
    done()
  })
}
