import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleClientError, RequestStalled } from './client-error'

/** The timeouts of a client without progress, in milliseconds. */
export interface StallTimeouts {
  /** While it sends a body. */
  body: number
  /** While it sends an upload, often over a mobile network. */
  upload: number
  /** While it reads a response. The operating system buffers much of it, so progress comes in large steps. */
  response: number
}

export const stallTimeouts: StallTimeouts = { body: 10_000, upload: 30_000, response: 60_000 }

/** Options of Node's HTTP server, in milliseconds. */
export const receiveTimeouts = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

/** Limits a whole request to 30 minutes: 10 MB at 6 kB/s. */
export const requestTimeoutMs = 30 * 60_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends the connections of clients that stop sending their request (with 408) or stop reading the response. Each byte
 * restarts the socket's timer, so a slow client is not cut off.
 */
export function endStalledConnections(app: FastifyInstance, timeouts = stallTimeouts) {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request)) watchBody(request, reply, timeouts)
    done()
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    // Node ends a connection that times out unless there is a listener.
    setSocketTimeout(request, timeouts.response)
    done(null, payload)
  })

  // The client of a request that was rejected early may still send the body; Node's keep-alive timeout is longer.
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) setSocketTimeout(request, timeouts.body)
    done()
  })
}

/** Does nothing for injected requests, which have no real socket. */
function setSocketTimeout({ raw: { socket } }: FastifyRequest, ms: number) {
  if (socket instanceof Socket) socket.setTimeout(ms)
}

function watchBody(request: FastifyRequest, reply: FastifyReply, timeouts: StallTimeouts) {
  const { raw } = request
  const ms = request.routeOptions.config.isUpload ? timeouts.upload : timeouts.body
  let hadUnreadBytes = false
  raw.on('timeout', () => {
    if (reply.raw.headersSent) return raw.socket.destroy()
    // While the server has unread bytes the client is not at fault; it gets one more timeout after they are read.
    const hasUnreadBytes = raw.readableLength > 0
    if (!hasUnreadBytes && !hadUnreadBytes) return endStalled(request, reply)
    hadUnreadBytes = hasUnreadBytes
    setSocketTimeout(request, ms)
  })
  // After the body has arrived, Node emits the event on the response, and ends the connection if it has no listener.
  reply.raw.on('timeout', () => {
    if (raw.complete && reply.raw.headersSent) raw.socket.destroy()
  })
  raw.once('end', () => {
    if (!reply.raw.headersSent) setSocketTimeout(request, 0)
  })
  setSocketTimeout(request, ms)
}

function endStalled({ raw }: FastifyRequest, reply: FastifyReply) {
  // A queued response of a pipelined request has no socket yet.
  // For the log and the metrics; the response is written past the reply.
  reply.code(408)
  if (!reply.raw.socket) raw.socket.destroy()
  else handleClientError(new RequestStalled('The client stopped sending its request.'), raw.socket)
}
