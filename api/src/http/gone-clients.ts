import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Drops a request whose connection has ended before the request was read: nobody reads its response, and the address
 * of its client is unknown. Reading the address here keeps it known for the hooks and handlers that come later.
 */
export function dropGoneClients(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { socket } }: FastifyRequest, reply: FastifyReply, done) => {
    if (!socket.destroyed && socket.remoteAddress !== undefined) return done()
    // For the log: Node's default is 200.
    reply.code(400).hijack()
    socket.destroy()
    done()
  })
}
