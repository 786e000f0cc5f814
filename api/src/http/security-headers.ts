import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'

const yearInSeconds = 31_536_000

/** What nothing of ours uses, so that no script that gets in can. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

/**
 * For answers that are data, HTML of releases included: opened as a page they can load nothing, send no form and run
 * nothing, and no page can frame them.
 */
export const dataPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

const always = {
  // What is somebody's is kept by no cache; what may be kept says so itself.
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Other hosts hear of the origin alone: the address of a page may hold a token. Tile servers and Google ask for it.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
}

const ownWindow = { 'cross-origin-opener-policy': 'same-origin' }
const httpsOnly = { ...ownWindow, 'strict-transport-security': `max-age=${yearInSeconds}` }

const isThisMachine = ({ hostname }: FastifyRequest) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Puts the headers on every answer that keep browsers from doing with it what it is not for. Routes whose answers are
 * pages or may be used elsewhere set their own in their place.
 * @returns what puts them on an answer that no hook sees
 */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Config) {
  const isPublicByHttps = publicUrl?.startsWith('https:') ?? false

  const secure = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(always)
    if (isPublicByHttps || request.protocol === 'https') reply.headers(httpsOnly)
    // Elsewhere browsers ignore it, and complain.
    else if (isThisMachine(request)) reply.headers(ownWindow)
  }

  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply)
    done()
  })
  return secure
}
