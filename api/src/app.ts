import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { compressResponses } from '@bucketeer/host/http'
import { namedSchemas } from '@bucketeer/host/server'
import { keepAccessChanges } from './access-changes/store-access-changes'
import { type AppDeps, register } from './app-deps'
import { recogniseCallers } from './http/caller'
import { closeConnectionsOnShutdown, dropClosedConnections } from './http/connections'
import { createServer } from './http/create-server'
import { limitHeldResponses } from './http/held-responses'
import { acceptEmptyJson, addEtags, answerNoContent } from './http/json'
import { recordHttpMetrics } from './http/metrics'
import { limitOpenRequests } from './http/open-requests'
import { generateOpenApi } from './http/openapi'
import { keepPromisedLengths } from './http/promised-length'
import { addRequestIds, createResponseLog, logRequests, warnAboutUntrustedProxy } from './http/request-log'
import { enableCors } from './http/security-headers'
import { shedLoad } from './http/load-shedding'
import { endStalledConnections } from './http/stalled-connections'
import { addRateLimits } from './limits/limits'
import { recordDatabaseMetrics } from './metrics/database-metrics'
import { processMetrics } from './metrics/process-metrics'
import { addSiteMetrics } from './metrics/site-metrics'
import { createSuspensions } from './modules/auth/suspension'
import { recognisePeople } from './modules/session/signed-in'
import { metricsRoutes } from './modules/metrics/routes'
import { modules } from './modules/modules'
import { traceRequests } from './tracing/trace-requests'

interface Options extends AppDeps {
  log?: FastifyBaseLogger
}

/**
 * Builds the server with all its routes, without listening. `close` waits for requests in flight; the database stays
 * open.
 */
export async function buildApp({ log, ...deps }: Options): Promise<FastifyInstance> {
  const logResponse = createResponseLog({ logAddresses: deps.config.logAddresses })
  const app = createServer(log, deps.config, logResponse)
  recogniseCallers(app)
  if (deps.config.otlpEndpoint) await traceRequests(app, deps.config.otlpEndpoint, deps.database)
  dropClosedConnections(app)
  addRequestIds(app)
  logRequests(app, logResponse)
  addSiteMetrics(app)
  recordHttpMetrics(app)
  recordDatabaseMetrics(app.metrics, deps.database)
  closeConnectionsOnShutdown(app)
  acceptEmptyJson(app)
  addEtags(app)
  answerNoContent(app)
  keepPromisedLengths(app)
  compressResponses(app)
  limitHeldResponses(app)
  for (const schema of namedSchemas()) app.addSchema(schema)
  recognisePeople(app, deps.database, createSuspensions(deps))
  await enableCors(app, deps.config.corsOrigins)
  if (deps.config.trustedProxies.length === 0) warnAboutUntrustedProxy(app)
  endStalledConnections(app)
  limitOpenRequests(app, deps.config.maxCallsByAddress)
  shedLoad(app, deps.config.maxCalls)
  addRateLimits(app, deps.config, deps.database)
  await generateOpenApi(app)
  for (const [routes, prefix] of modules) await register(app, routes, deps, prefix)
  keepAccessChanges(app, deps)
  const figures = Registry.merge([processMetrics, app.metrics.registry])
  await app.register(metricsRoutes, { ...deps, figures })
  await app.ready()
  return app
}
