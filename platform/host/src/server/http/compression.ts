import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable, pipeline } from 'node:stream'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
export type Compression = (typeof encodings)[number]

/** Returns the encodings that the client accepts, most compact first; empty when it names none. */
export function acceptedCompressions({ headers }: FastifyRequest): Compression[] {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  const names = accepted.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each)).map((each) => each.split(';')[0])
  return encodings.filter((encoding) => names.some((name) => name?.trim() === encoding))
}

/** In characters. A shorter body fits into one packet uncompressed. */
const minLength = 1400

type Done = (error: Error | null, compressed: Buffer) => void

/** Responses are compressed on every request, so these are fast levels: 0.5 ms for a quarter of a page's bytes. */
const compressors: Record<Compression, (text: string, done: Done) => void> = {
  br: (text, done) => brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (text, done) => gzip(text, { level: 5 }, done),
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

function varyByEncoding(reply: FastifyReply) {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
}

/** Compresses with gzip only: a brotli stream holds megabytes of memory for as long as a slow client reads. */
function compressStream(request: FastifyRequest, reply: FastifyReply, payload: Readable) {
  varyByEncoding(reply)
  if (!acceptedCompressions(request).includes('gzip')) return payload
  reply.header('content-encoding', 'gzip')
  // Fastify logs an error of the stream that it sends, and `pipeline` destroys both streams.
  return pipeline(payload, createGzip({ level: 5 }), () => undefined)
}

/** Compresses JSON streams and text responses, on libuv's thread pool, for clients that accept it. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable && isJson(reply))
      return done(null, compressStream(request, reply, payload))
    if (typeof payload !== 'string' || payload.length < minLength || reply.hasHeader('content-encoding'))
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
