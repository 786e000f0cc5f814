import type { FastifyInstance } from 'fastify'

const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded']

/** Warns once, at the first forwarded request: without `TRUSTED_PROXIES` all visitors of a proxy count as one address. */
export function warnAboutUntrustedProxy(app: FastifyInstance) {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isWarned ? undefined : forwardingHeaders.find((name) => name in request.headers)
    if (header) {
      isWarned = true
      request.log.warn(
        { header, from: request.raw.socket.remoteAddress },
        'A proxy forwards requests, but TRUSTED_PROXIES is not set: limits count all its visitors as one address. Set TRUSTED_PROXIES to the address of the proxy if it is yours.',
      )
    }
    done()
  })
}
