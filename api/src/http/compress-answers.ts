import type { FastifyInstance } from 'fastify'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedCompressions, type Compression } from './accepted-encodings'

/** Characters; what is shorter fits one packet as it is. */
const smallest = 1400

type Done = (error: Error | null, compressed: Buffer) => void

/** Pages and lists are made anew for each who asks, so the quick qualities: a quarter of a page's bytes, half a millisecond. */
const compressors: Record<Compression, (text: string, done: Done) => void> = {
  br: (text, done) => brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (text, done) => gzip(text, { level: 5 }, done),
}

/** Compresses every answer that is a text of some length, on the threads beside the main one, for who accepts it. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < smallest || reply.hasHeader('content-encoding'))
      return done(null, payload)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    const [encoding] = acceptedCompressions(request)
    if (!encoding) return done(null, payload)
    compressors[encoding](payload, (error, compressed) => {
      if (error) return done(error)
      reply.header('content-encoding', encoding)
      done(null, compressed)
    })
  })
}
