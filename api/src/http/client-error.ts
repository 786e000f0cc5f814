import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const refusals: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time. Please try again.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
}
const unreadable = { status: 400, message: 'This request is not valid HTTP.' }

/** A request whose client has stopped sending it. */
export class RequestStalled extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
}

/**
 * Answers a request that did not arrive whole, which no route can answer, and ends its connection. Nothing may have been
 * written of an answer yet.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = refusals[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
