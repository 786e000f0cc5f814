import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { keepAccessChanges } from './backup/access-changes/store-access-changes'
import type { Config } from './config'
import { Problem } from './contract/problem'
import { sendError } from './errors/error-handler'
import { refuseUnknownAddress } from './errors/not-found'
import { hostSchemas } from './host/host'
import { handleClientError } from './http/client-error'
import { compressResponses } from './http/compression'
import { closeConnectionsOnShutdown, dropClosedConnections } from './http/connections'
import { acceptEmptyJson, addEtags, buildLazySerializers } from './http/json'
import { limitHeldResponses } from './http/held-responses'
import { generateOpenApi } from './http/openapi'
import { recordHttpMetrics } from './http/metrics'
import { limitOpenRequests } from './http/open-requests'
import { keepPromisedLengths } from './http/promised-length'
import { recogniseCallers } from './http/caller'
import {
  addRequestIds,
  createResponseLog,
  logClientError,
  logRequests,
  warnAboutUntrustedProxy,
} from './http/request-log'
import { addSecurityHeaders, enableCors } from './http/security-headers'
import { shedLoad } from './http/load-shedding'
import { endStalledConnections, requestTimeoutMs, receiveTimeouts } from './http/stalled-connections'
import type { AppDeps, Routes } from './http/app-deps'
import { createValidatorCompiler } from './http/validator'
import { addRateLimits } from './limits/limits'
import { recordDatabaseMetrics } from './metrics/database-metrics'
import { processMetrics } from './metrics/process-metrics'
import { addSiteMetrics } from './metrics/site-metrics'
import { passwordResetRoutes } from './modules/auth/password-reset/routes'
import { ForgottenPassword, PasswordReset } from './modules/auth/password-reset/schemas'
import { authRoutes } from './modules/auth/routes'
import { Credentials, Session, Signup } from './modules/auth/schemas'
import { recognisePeople } from './modules/auth/signed-in'
import { arrangementRoutes } from './modules/bucket/arrangement/routes'
import { BucketOrder, KickMove, KickOrder, KickReturn } from './modules/bucket/arrangement/schemas'
import { bucketRoutes } from './modules/bucket/routes'
import {
  Bucket,
  BucketFields,
  KickInBucket,
  KickTarget,
  SomedayWishes,
  Wishes,
} from './modules/bucket/schemas'
import { commentRoutes } from './modules/comment/routes'
import { Comment, CommentFields } from './modules/comment/schemas'
import { docsRoutes } from './modules/docs/routes'
import { healthRoutes } from './modules/health/routes'
import { journalRoutes } from './modules/journal/routes'
import { storiesOfJournalRoutes } from './modules/journal/stories/routes'
import { StoryOrder } from './modules/journal/stories/schemas'
import { Journal, JournalFields, PublicJournal, StoryInJournal } from './modules/journal/schemas'
import { kickRoutes } from './modules/kick/routes'
import { Kick, KickChange, KickFields } from './modules/kick/schemas'
import { likeRoutes } from './modules/like/routes'
import { memoryRoutes } from './modules/log/memories/routes'
import { nextUpRoutes } from './modules/log/next/routes'
import { logRoutes } from './modules/log/routes'
import { LogEntry, LogEntryChange, NewLogEntry } from './modules/log/schemas'
import { SharedEntry, SharedYear } from './modules/log/shared/schemas'
import { logSettingsRoutes } from './modules/log/settings/routes'
import { LogSettings, LogSettingsChange } from './modules/log/settings/schemas'
import { storiesOfEntriesRoutes } from './modules/log/stories/routes'
import { StoriesOfEntries } from './modules/log/stories/schemas'
import { filterRoutes } from './modules/log/filters/routes'
import { yearRoutes } from './modules/log/years/routes'
import { mapRoutes } from './modules/map/routes'
import { metricsRoutes } from './modules/metrics/routes'
import { placeRoutes } from './modules/places/routes'
import { NearestPlace, Place } from './modules/places/schemas'
import { sharedPictureRoutes } from './modules/share/picture-routes'
import { shareRoutes } from './modules/share/routes'
import { NewShareLink, Shared, ShareLink, ShareLinkChange } from './modules/share/schemas'
import { sharedRoutes } from './modules/share/shared-routes'
import { safetyRoutes } from './modules/safety/routes'
import { siteRoutes } from './modules/site/routes'
import { dailyPictureCleanUp } from './modules/media/clean-up/daily-clean-up'
import { mediaRoutes } from './modules/media/routes'
import { Photo } from './modules/photo/schemas'
import { storyRoutes } from './modules/story/routes'
import { NewStory, Story, StoryFields } from './modules/story/schemas'
import { emailChangeRoutes } from './modules/user/email/routes'
import { EmailChange, EmailConfirmation } from './modules/user/email/schemas'
import { userRoutes } from './modules/user/routes'
import { AccountDeletion, PasswordChange, Profile, User } from './modules/user/schemas'
import { traceRequests } from './tracing/trace-requests'

/** Named schemas of the OpenAPI document. */
const schemas = [
  Problem,
  User,
  Profile,
  AccountDeletion,
  PasswordChange,
  EmailChange,
  EmailConfirmation,
  Signup,
  Credentials,
  Session,
  ForgottenPassword,
  PasswordReset,
  Bucket,
  BucketFields,
  KickInBucket,
  KickTarget,
  Wishes,
  SomedayWishes,
  BucketOrder,
  KickOrder,
  KickMove,
  KickReturn,
  Photo,
  Kick,
  KickFields,
  KickChange,
  LogEntry,
  NewLogEntry,
  LogEntryChange,
  LogSettings,
  LogSettingsChange,
  StoriesOfEntries,
  Comment,
  CommentFields,
  NearestPlace,
  Place,
  Journal,
  PublicJournal,
  JournalFields,
  StoryInJournal,
  StoryOrder,
  Story,
  NewStory,
  StoryFields,
  ShareLink,
  NewShareLink,
  ShareLinkChange,
  SharedEntry,
  SharedYear,
  Shared,
  ...hostSchemas,
]

/** Several times the longest texts of a request. Uploads have their own limit. */
const maxBodyBytes = 512 * 1024

interface Options extends AppDeps {
  log?: FastifyBaseLogger
}

/**
 * Builds the server with all its routes, without listening. `close` waits for requests in flight; the database stays
 * open.
 */
export async function buildApp({ log, ...deps }: Options): Promise<FastifyInstance> {
  const logResponse = createResponseLog({ logAddresses: deps.config.logAddresses })
  const app = createApp(log, deps.config, logResponse)
  const callerOf = recogniseCallers(app)
  if (deps.config.otlpEndpoint) await traceRequests(app, deps.config.otlpEndpoint, deps.database)
  dropClosedConnections(app)
  addRequestIds(app)
  logRequests(app, logResponse)
  addSiteMetrics(app)
  recordHttpMetrics(app, callerOf)
  recordDatabaseMetrics(app.metrics.registry, deps.database)
  closeConnectionsOnShutdown(app)
  acceptEmptyJson(app)
  addEtags(app)
  keepPromisedLengths(app)
  compressResponses(app)
  limitHeldResponses(app)
  for (const schema of schemas) app.addSchema(schema)
  recognisePeople(app, deps.database)
  await enableCors(app, deps.config.corsOrigins)
  if (deps.config.trustedProxies.length === 0) warnAboutUntrustedProxy(app)
  endStalledConnections(app)
  limitOpenRequests(app, deps.config.maxCallsByAddress)
  shedLoad(app, deps.config.maxCalls)
  addRateLimits(app, deps.config, deps.database)
  await generateOpenApi(app)
  await registerModules(app, deps)
  keepAccessChanges(app, deps)
  const figures = Registry.merge([processMetrics, app.metrics.registry])
  await app.register(metricsRoutes, { ...deps, figures })
  await app.ready()
  return app
}

function createApp(
  log: FastifyBaseLogger | undefined,
  config: Config,
  logResponse: (request: FastifyRequest, reply: FastifyReply) => void,
) {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    forceCloseConnections: 'idle',
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
      sendError(error, request, reply)
    },
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializers } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  const addHeaders = addSecurityHeaders(app, config)
  app.setValidatorCompiler(createValidatorCompiler(schemas))
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(refuseUnknownAddress)
  return app
}

/** The modules in the order of their registration, each with the prefix of its paths. */
const modules: [Routes, prefix?: string][] = [
  [healthRoutes],
  [authRoutes, '/auth'],
  [passwordResetRoutes, '/auth'],
  [userRoutes, '/api/user'],
  [emailChangeRoutes],
  [safetyRoutes, '/api'],
  [bucketRoutes, '/api/bucket'],
  [arrangementRoutes, '/api/bucket'],
  [kickRoutes, '/api/kick'],
  [likeRoutes, '/api/kick'],
  [commentRoutes, '/api'],
  [logRoutes, '/api/log'],
  [nextUpRoutes, '/api/log/next'],
  [storiesOfEntriesRoutes, '/api/log/stories'],
  [filterRoutes, '/api/log/filters'],
  [yearRoutes, '/api/log/years'],
  [memoryRoutes, '/api/log/on-this-day'],
  [logSettingsRoutes, '/api/log/settings'],
  [journalRoutes, '/api/journal'],
  [storiesOfJournalRoutes, '/api/journal'],
  [storyRoutes, '/api/story'],
  [shareRoutes, '/api/share'],
  [sharedRoutes, '/api/shared'],
  [placeRoutes, '/api/places'],
  [mapRoutes],
  [mediaRoutes],
  [sharedPictureRoutes],
  [docsRoutes],
  [dailyPictureCleanUp],
  [siteRoutes],
]

/** Fastify searches all loaded modules for the name of a plugin without one, which takes long under Jest. */
const named = (routes: Routes): Routes =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name })

async function registerModules(app: FastifyInstance, deps: AppDeps) {
  for (const [routes, prefix = ''] of modules) await app.register(named(routes), { ...deps, prefix })
}
