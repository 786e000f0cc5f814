import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unavailable } from '../errors/http-error'

/** From two seconds to five: those who were told together should not all be back together. */
const comeAgain = () => 2 + Math.floor(Math.random() * 4)

const tooMany = () =>
  new Unavailable(
    'So many people are here that we cannot keep up. Please try again in a moment.',
    comeAgain(),
  )

/**
 * Refuses a request at once while the server works on `most` others. It works on a request while the hooks before its
 * body run, and again from when its body has arrived until its answer is sent: a client that sends or reads slowly
 * occupies no slot.
 */
export function shedLoad(app: FastifyInstance, most: number) {
  const working = new Set<FastifyRequest>()

  const take = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (request.routeOptions.config.isExemptFromLimits) return done()
    if (working.size >= most) return done(tooMany())
    working.add(request)
    done()
  }

  app.addHook('onRequest', take)
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    working.delete(request)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    // Its body arrives while the handler runs, which has a queue of its own.
    if (request.routeOptions.config.isUpload) return done()
    take(request, reply, done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    working.delete(request)
    done(null, payload)
  })
  app.addHook('onRequestAbort', async (request) => void working.delete(request))
  app.addHook('onResponse', (request, _reply, done) => {
    working.delete(request)
    done()
  })
}
