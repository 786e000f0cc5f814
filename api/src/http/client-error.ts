import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Sentence } from '@bucketeer/host/server'
import { largeHeaders, lateRequest, malformedRequest } from './words'

const knownErrors: Record<string, { status: number; sentence: Sentence }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: lateRequest },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: largeHeaders },
}
const malformed = { status: 400, sentence: malformedRequest }

/** Thrown for a request whose client stopped sending it. */
export class RequestStalled extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/**
 * Responds to a request that Node cannot parse or that arrived incomplete, and closes its connection. No part of a
 * response may have been written yet.
 * @returns the status of the response; undefined when the connection was closed already
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): number | undefined {
  if (error.code === 'ECONNRESET' || socket.destroyed) return undefined
  const { status, sentence } = knownErrors[error.code ?? ''] ?? malformed
  const body = JSON.stringify(sentence)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
  return status
}
