import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const dayInSeconds = 86_400
const yearInSeconds = 365 * dayInSeconds

/** Browser features that the site does not use, denied to any injected script. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

/**
 * The content policy of everything but pages, including the HTML files of releases: opened in a browser, such a
 * response loads nothing, runs nothing, submits no form and cannot be framed.
 */
export const dataPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

const defaultHeaders = {
  // Responses may be private to a user; routes that are cacheable override this.
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A page's URL may hold a token, so other hosts get only the origin, which tile servers and Google require.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
}

const openerPolicy = { 'cross-origin-opener-policy': 'same-origin' }
const httpsHeaders = { ...openerPolicy, 'strict-transport-security': `max-age=${yearInSeconds}` }

const isLocalhost = ({ hostname }: FastifyRequest) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Adds security headers to every response. Routes of pages and of shared files override some of them.
 * @returns a function that adds them to a response that reaches no hook
 */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl?: string }) {
  const hasHttpsUrl = publicUrl?.startsWith('https:') ?? false

  const addTo = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(defaultHeaders)
    if (hasHttpsUrl || request.protocol === 'https') reply.headers(httpsHeaders)
    // On other http origins browsers ignore the opener policy and log a warning.
    else if (isLocalhost(request)) reply.headers(openerPolicy)
  }

  app.addHook('onRequest', (request, reply, done) => {
    addTo(request, reply)
    done()
  })
  return addTo
}

/**
 * Allows pages of the given origins to call this server. Users are identified by a token in a header; credentials are
 * allowed for the cookie by which the login recognises a device.
 */
export async function enableCors(app: FastifyInstance, origins: string[]) {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'x-client',
      'x-share-password',
    ],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: dayInSeconds,
  })
}
