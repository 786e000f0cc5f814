import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable, pipeline } from 'node:stream'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
import { acceptedCompressions, type Compression } from './accepted-encodings'

/** Characters; what is shorter fits one packet as it is. */
const smallest = 1400

type Done = (error: Error | null, compressed: Buffer) => void

/** Pages and lists are made anew for each who asks, so the quick qualities: a quarter of a page's bytes, half a millisecond. */
const compressors: Record<Compression, (text: string, done: Done) => void> = {
  br: (text, done) => brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (text, done) => gzip(text, { level: 5 }, done),
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

const varyByEncoding = (reply: FastifyReply) => {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
}

/** By gzip alone: a brotli stream holds megabytes for as long as a slow client reads. */
const compressStream = (request: FastifyRequest, reply: FastifyReply, payload: Readable) => {
  varyByEncoding(reply)
  if (!acceptedCompressions(request).includes('gzip')) return payload
  reply.header('content-encoding', 'gzip')
  // Fastify logs what fails of the stream that it sends, and `pipeline` destroys both with it.
  return pipeline(payload, createGzip({ level: 5 }), () => undefined)
}

/** Compresses every answer that is a text of some length, on the threads beside the main one, for who accepts it. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable && isJson(reply))
      return done(null, compressStream(request, reply, payload))
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding'))
      return done(null, payload)
    varyByEncoding(reply)
    const [encoding] = acceptedCompressions(request)
    if (!encoding) return done(null, payload)
    compressors[encoding](payload, (error, compressed) => {
      if (error) return done(error)
      reply.header('content-encoding', encoding)
      done(null, compressed)
    })
  })
}
