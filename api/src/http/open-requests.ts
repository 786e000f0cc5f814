import type { FastifyInstance } from 'fastify'
import { addressKey } from '../limits/address-key'
import { createConcurrencyLimit } from './concurrency-limit'
import { tooManyOpen } from './words'

/**
 * Rejects a request with 429 while `max` requests of its address are open. A request is open from the arrival of its
 * headers until the client has read the response.
 */
export function limitOpenRequests(app: FastifyInstance, max: number) {
  const open = createConcurrencyLimit({
    max,
    message: tooManyOpen,
    // Closes the connection as well, so that a rejected request holds no resources.
    headers: { 'retry-after': '2', connection: 'close' },
    onRejection: () => app.metrics.rejectedRequests.inc({ reason: 'open' }),
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isExemptFromLimits) open.admit(addressKey(request.ip), reply)
  })
}
