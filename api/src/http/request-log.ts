import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { failureOf } from '@bucketeer/host/http'
import { loggable } from '@bucketeer/host/server'
import { loggablePath } from './loggable-path'

/** Sends the id of a request, which its log lines have, as `x-request-id`. */
export function addRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

const userIds = new WeakMap<FastifyRequest, string>()

/** Notes the user who sent a request, or whose session it began, for its log line. */
export const logUser = (request: FastifyRequest, { id }: { id: string }) => void userIds.set(request, id)

const traceIds = new WeakMap<FastifyRequest, string>()
/** Notes the id of a request's trace for its log line. */
export const logTrace = (request: FastifyRequest, traceId: string) => void traceIds.set(request, traceId)

/** Connections whose current request is logged with its response. */
const connectionsWithRequest = new WeakSet<Socket>()

const toMs = (elapsed: number) => Math.round(elapsed * 10) / 10

/**
 * Returns a function that logs the line of a response. Query strings, headers and bodies hold secrets and are not
 * logged. docs/operations/monitoring.md describes the fields. The filter of fail2ban reads `method` to `address` in this
 * order.
 * @param logAddresses adds the address of the client, which is personal data
 */
export const createResponseLog =
  ({ logAddresses }: { logAddresses: boolean }) =>
  (request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(request)
    const { part, version } = request.server.callers.of(request)
    const line = {
      method: request.method,
      path: loggablePath(request.url),
      status: reply.statusCode,
      ms: toMs(reply.elapsedTime),
      address: logAddresses ? request.ip : undefined,
      userId: userIds.get(request),
      part: part || undefined,
      version: version || undefined,
      traceId: traceIds.get(request),
    }
    if (failure === undefined) request.log.info(line, 'Request completed')
    else request.log.error({ ...line, err: loggable(failure) }, 'Request failed')
  }

/** Logs one line per response. */
export function logRequests(
  app: FastifyInstance,
  logResponse: (request: FastifyRequest, reply: FastifyReply) => void,
) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    connectionsWithRequest.add(raw.socket)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    connectionsWithRequest.delete(request.raw.socket)
    logResponse(request, reply)
    done()
  })
}

/** Logs the response to a request that Node could not parse, and that therefore reached no hook. */
export function logClientError(
  log: FastifyBaseLogger,
  { socket, ...line }: { socket: Socket; status: number; address: string | undefined },
) {
  if (!connectionsWithRequest.has(socket)) log.info(line, 'Request refused')
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
