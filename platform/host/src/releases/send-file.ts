import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../server/errors/http-error'
import { bytesOf, rangeOf } from '../server/http/byte-range'
import type { FileStore } from './file-store'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  tgz: 'application/gzip',
}

/** The cache policy of files whose URL contains their version or hash. */
export const immutable = 'public, max-age=31536000, immutable'

/** Returns the media type of a released file by its extension. */
const contentTypeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

type OpenFile = NonNullable<Awaited<ReturnType<FileStore['open']>>>

const noSuchBytes = (size: number) =>
  new HttpError(416, 'This file has no such bytes.', { 'content-range': `bytes */${size}` })

/**
 * Sends a released file, or a requested range, which some browsers need to play videos. Sends a compressed file whole.
 */
export function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { path, isImmutable = true, stream, size, encoding }: OpenFile & { path: string; isImmutable?: boolean },
) {
  const isDivisible = encoding === 'identity' && method === 'GET'
  const range = isDivisible ? rangeOf(headers.range, size) : 'whole'
  if (range === 'nothing') {
    stream.destroy()
    throw noSuchBytes(size)
  }

  reply.headers({
    'content-type': contentTypeOf(path),
    'cache-control': isImmutable ? immutable : 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
  })
  // Destroys the stream on HEAD and on abort, which would read the whole file otherwise.
  reply.raw.once('close', () => stream.destroy())
  if (range === 'whole') return reply.header('content-length', size).send(stream)

  const { start, end } = range
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(bytesOf(stream, range))
}
