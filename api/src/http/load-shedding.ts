import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unavailable } from '@bucketeer/host/http'
import { overloaded } from './words'

/** Returns 2 to 5 s at random, so that rejected clients do not all retry at the same moment. */
const retryAfterSeconds = () => 2 + Math.floor(Math.random() * 4)

/**
 * Rejects a request with 503 while the server processes `max` others. A request counts while the hooks before its body
 * run, and again from the end of its body until its response is sent: a client that sends or reads slowly takes no slot.
 */
export function shedLoad(app: FastifyInstance, max: number) {
  const processing = new Set<FastifyRequest>()
  const help = 'Requests in progress, which MAX_CALLS limits.'
  app.metrics.addGauge('http_requests_in_progress', help, () => processing.size)

  const takeSlot = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.routeOptions.config.isExemptFromLimits) return done()
    if (processing.size >= max) {
      app.metrics.rejectedRequests.inc({ reason: 'in-progress' })
      return done(new Unavailable(overloaded, retryAfterSeconds()))
    }
    processing.add(request)
    done()
  }

  app.addHook('onRequest', takeSlot)
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    processing.delete(request)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    // The handler of an upload reads the body itself and has its own queue.
    if (request.routeOptions.config.isUpload) return done()
    takeSlot(request, reply, done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    processing.delete(request)
    done(null, payload)
  })
  app.addHook('onRequestAbort', async (request) => void processing.delete(request))
  app.addHook('onResponse', (request, _reply, done) => {
    processing.delete(request)
    done()
  })
}
