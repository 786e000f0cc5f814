import type { FastifyInstance } from 'fastify'

/** Sends the id of a request, which its log lines have, as `x-request-id`. */
export function addRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

/** Logs one line per response. Query strings, headers and bodies hold secrets and are not logged. */
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
      'Request completed',
    )
    done()
  })
}

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded']

/** Warns once, at the first forwarded request: without `TRUSTED_PROXIES` all visitors of a proxy count as one address. */
export function warnAboutUntrustedProxy(app: FastifyInstance) {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = hasWarned ? undefined : forwardingHeaders.find((name) => name in request.headers)
    if (header) {
      hasWarned = true
      request.log.warn(
        { header, from: request.raw.socket.remoteAddress },
        'A proxy forwards requests, but TRUSTED_PROXIES is not set: limits count all its visitors as one address. Set TRUSTED_PROXIES to the address of the proxy if it is yours.',
      )
    }
    done()
  })
}
