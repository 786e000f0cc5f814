import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const knownErrors: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time. Please try again.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
}
const malformed = { status: 400, message: 'This request is not valid HTTP.' }

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
  const { status, message } = knownErrors[error.code ?? ''] ?? malformed
  const body = JSON.stringify({ message })
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
