import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Unavailable } from '../errors/http-error'

/** Who watches the server must hear of it at all times, most of all then. */
const alwaysAnswered = /^\/(healthz|readyz|metrics)$/

/** What comes or goes as a stream takes as long as its sender's line: it waits, and keeps nobody from their turn. */
const isStream = ({ headers }: FastifyRequest) =>
  /^(multipart\/|application\/octet-stream)/.test(headers['content-type'] ?? '')

/** From two seconds to five: those who were told together should not all be back together. */
const comeAgain = () => 2 + Math.floor(Math.random() * 4)

const tooMany = () =>
  new Unavailable(
    'So many people are here that we cannot keep up. Please try again in a moment.',
    comeAgain(),
  )

/**
 * Refuses calls at once while more than `most` wait for their answer: who is let in is served in good time, and the
 * rest hear within milliseconds when to come again. When the calls that wait are answered, all is as before.
 */
export function shedLoad(app: FastifyInstance, most: number) {
  const waiting = new Set<FastifyRequest>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (alwaysAnswered.test(request.url) || isStream(request)) return done()
    if (waiting.size >= most) return done(tooMany())
    waiting.add(request)
    done()
  })
  // Before its body goes out, which a slow line may take long to fetch.
  app.addHook('onSend', (request, _reply, payload, done) => {
    waiting.delete(request)
    done(null, payload)
  })
  app.addHook('onRequestAbort', async (request) => void waiting.delete(request))
  app.addHook('onResponse', (request, _reply, done) => {
    waiting.delete(request)
    done()
  })
}
