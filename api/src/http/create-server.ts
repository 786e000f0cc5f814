import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { NotSignedIn, refuseUnknownAddress, sendError, sessionExpired } from '@bucketeer/host/http'
import { namedSchemas, isRowMissing } from '@bucketeer/host/server'
import { handleClientError } from './client-error'
import { buildLazySerializers } from './json'
import { logClientError } from './request-log'
import { addSecurityHeaders } from './security-headers'
import { receiveTimeouts, requestTimeoutMs } from './stalled-connections'
import { createValidatorCompiler } from './validator'

/** Sends an error. A reference to a missing user says that the account was deleted in the meantime. */
const answerError: typeof sendError = (error, request, reply) => {
  const isUserDeleted = isRowMissing('users', error)
  return sendError(isUserDeleted ? new NotSignedIn(sessionExpired) : error, request, reply)
}

/** Several times the longest texts of a request. Uploads have their own limit. */
const maxBodyBytes = 512 * 1024

interface ServerConfig {
  publicUrl?: string
  trustedProxies: string[]
  logAddresses: boolean
}

/**
 * Creates the HTTP server, which validates requests and answers errors.
 * @param logResponse logs a response to a request that no hook sees
 */
export function createServer(
  log: FastifyBaseLogger | undefined,
  config: ServerConfig,
  logResponse: (request: FastifyRequest, reply: FastifyReply) => void,
) {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    forceCloseConnections: 'idle',
    // `closeConnectionsOnShutdown` does it, with Retry-After.
    return503OnClosing: false,
    http: receiveTimeouts,
    requestTimeout: requestTimeoutMs,
    clientErrorHandler(error, socket) {
      // A destroyed socket has no address.
      const address = config.logAddresses ? socket.remoteAddress : undefined
      const status = handleClientError(error, socket)
      if (status && log) logClientError(log, { socket, status, address })
    },
    frameworkErrors: (error, request, reply) => {
      // Framework errors skip the hooks.
      addHeaders(request, reply)
      reply.raw.once('finish', () => logResponse(request, reply))
      answerError(error, request, reply)
    },
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializers } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  const addHeaders = addSecurityHeaders(app, config)
  app.setValidatorCompiler(createValidatorCompiler(namedSchemas()))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseUnknownAddress)
  return app
}
