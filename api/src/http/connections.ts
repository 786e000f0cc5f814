import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Drops a request whose connection has ended before the request was read: nobody reads its response, and the address
 * of its client is unknown. Reading the address here keeps it known for the hooks and handlers that come later.
 */
export function dropClosedConnections(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { socket } }: FastifyRequest, reply: FastifyReply, done) => {
    if (!socket.destroyed && socket.remoteAddress !== undefined) return done()
    // For the log: Node's default is 200.
    reply.code(400).hijack()
    socket.destroy()
    done()
  })
}

/** While the server stops, a connection ends with the answer under way; kept open, it would hold up the stop. */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  // For answers whose headers had gone out before.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
