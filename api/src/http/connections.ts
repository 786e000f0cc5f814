import type { FastifyInstance } from 'fastify'
import { Unavailable } from '@bucketeer/host/http'
import { stopping } from './words'

/**
 * Drops a request whose connection closed before the request was read: nobody reads the response, and the address of
 * the client is unknown.
 */
export function dropClosedConnections(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Reading `remoteAddress` here caches it for later hooks, after the connection may have closed.
    if (!socket.destroyed && socket.remoteAddress !== undefined) return done()
    // The status is for the log: Node's default is 200.
    reply.code(400).hijack()
    socket.destroy()
    done()
  })
}

/**
 * Closes each connection after its current response while the server stops; keep-alive would delay the stop. Rejects
 * the next requests of open connections with 503.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isClosing ? new Unavailable(stopping, 2) : undefined),
  )
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  // Covers responses whose headers were sent before the shutdown began.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
