import type { FastifyInstance } from 'fastify'

/** One line for each answer. Addresses are logged without their query, headers and bodies not at all: they hold secrets. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: request.headers['x-client'],
      },
      'answered',
    )
    done()
  })
}
