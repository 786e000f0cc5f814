import { Readable, Transform, pipeline } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Unavailable } from '@bucketeer/host/http'
import { fileUnavailable } from './words'

const retryAfterSeconds = 10

/**
 * Passes `length` bytes on. Fails before it passes more, and when the source ends with fewer: the client would read
 * further bytes as the next response. Fastify then closes the connection, or sends the error if nothing was sent yet.
 */
function exactly(length: number) {
  let passed = 0
  const error = () => new Unavailable(fileUnavailable, retryAfterSeconds)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed > length) done(error())
      else done(null, chunk)
    },
    flush: (done) => (passed < length ? done(error()) : done()),
  })
}

/** Holds each streamed response to its Content-Length. The bytes come from files and hosts that may change or lie. */
export function keepPromisedLengths(app: FastifyInstance) {
  app.addHook('onSend', ({ method }, reply, payload, done) => {
    const length = reply.getHeader('content-length')
    if (length === undefined || method === 'HEAD' || !(payload instanceof Readable))
      return done(null, payload)
    // Fastify logs an error of the stream that it sends, and `pipeline` destroys both streams.
    done(
      null,
      pipeline(payload, exactly(Number(length)), () => undefined),
    )
  })
}
