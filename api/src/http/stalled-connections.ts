import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleClientError, RequestStalled } from './client-error'

/** How long a client may make no progress, in milliseconds. */
export interface StallTimeouts {
  /** While it sends a body. */
  body: number
  /** While it sends an upload, which may come over a phone's line. */
  upload: number
  /** While it reads an answer: the system buffers much of it, so progress comes in large steps. */
  answer: number
}

export const stallTimeouts: StallTimeouts = { body: 10_000, upload: 30_000, answer: 60_000 }

/** For Node's HTTP server: when it ends connections whose headers do not arrive, or whose request never ends. */
export const receiveTimeouts = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

/** Milliseconds for a whole request; 10 MB at 6 kB a second take that long. */
export const requestTimeoutMs = 30 * 60_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Ends the connections of clients that neither send the rest of their request (with 408) nor read their answer. A slow
 * client that goes on is not cut off. Each byte restarts Node's timer of the socket, which is monotonic.
 */
export function endStalledConnections(app: FastifyInstance, times = stallTimeouts) {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (hasBody(request)) awaitBody(request, reply, times)
    done()
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    // Without a listener, Node ends a connection that times out.
    setSocketTimeout(request, times.answer)
    done(null, payload)
  })

  // Whoever is refused early may still be sending the body. Node would wait for it as long as for a next request.
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) setSocketTimeout(request, times.body)
    done()
  })
}

/** Injected requests have no real socket. */
function setSocketTimeout({ raw: { socket } }: FastifyRequest, ms: number) {
  if (socket instanceof Socket) socket.setTimeout(ms)
}

function awaitBody(request: FastifyRequest, reply: FastifyReply, times: StallTimeouts) {
  const { raw } = request
  const ms = request.routeOptions.config.isUpload ? times.upload : times.body
  let wasUnread = false
  raw.on('timeout', () => {
    if (reply.raw.headersSent) return raw.socket.destroy()
    // What has arrived and is not read yet waits for the server; then the client has the whole time to go on.
    const isUnread = raw.readableLength > 0
    if (!isUnread && !wasUnread) return endStalled(request, reply)
    wasUnread = isUnread
    setSocketTimeout(request, ms)
  })
  // Once the body has arrived, Node asks the response instead. Without a listener it would end the connection.
  reply.raw.on('timeout', () => {
    if (raw.complete && reply.raw.headersSent) raw.socket.destroy()
  })
  raw.once('end', () => {
    if (!reply.raw.headersSent) setSocketTimeout(request, 0)
  })
  setSocketTimeout(request, ms)
}

function endStalled({ raw }: FastifyRequest, reply: FastifyReply) {
  // A pipelined request has no socket to answer on before its turn comes.
  if (!reply.raw.socket) raw.socket.destroy()
  else handleClientError(new RequestStalled('The client stopped sending its request.'), raw.socket)
}
