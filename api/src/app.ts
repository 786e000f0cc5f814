import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from './config'
import { Problem } from './contract/problem'
import { answerError } from './errors/error-handler'
import { refuseUnknownAddress } from './errors/not-found'
import { answerClientError } from './http/client-error'
import { compressAnswers } from './http/compress-answers'
import { allowOrigins } from './http/cors'
import { dropGoneClients } from './http/gone-clients'
import { endConnectionsOnClose } from './http/graceful-close'
import { takeEmptyJson } from './http/json-body'
import { describeCalls } from './http/openapi'
import { measureAnswers } from './http/metrics'
import { limitOpenRequests } from './http/open-requests'
import { logAnswers } from './http/request-log'
import { secureAnswers } from './http/security-headers'
import { buildSerializers } from './http/serializers'
import { shedLoad } from './http/shed-load'
import { endStalledConnections, longestRequest, receiveTimes } from './http/stalled-connections'
import type { Means } from './http/typed-app'
import { tagVersions } from './http/version-tags'
import { warnOfUntrustedProxy } from './http/untrusted-proxy'
import { createValidatorCompiler } from './http/validator'
import { limitTries } from './limits/limits'
import { passwordResetRoutes } from './modules/auth/password-reset/routes'
import { ForgottenPassword, PasswordReset } from './modules/auth/password-reset/schemas'
import { authRoutes } from './modules/auth/routes'
import { Credentials, Session, Signup } from './modules/auth/schemas'
import { recognisePeople } from './modules/auth/signed-in'
import { bucketRoutes } from './modules/bucket/routes'
import { Bucket, BucketFields, KickInBucket } from './modules/bucket/schemas'
import { commentRoutes } from './modules/comment/routes'
import { Comment, CommentFields } from './modules/comment/schemas'
import { coverRoutes } from './modules/covers/routes'
import { docsRoutes } from './modules/docs/routes'
import { favouriteRoutes } from './modules/favourite/routes'
import { healthRoutes } from './modules/health/routes'
import { journalRoutes } from './modules/journal/routes'
import { Journal, JournalFields, PublicJournal, StoryInJournal } from './modules/journal/schemas'
import { kickRoutes } from './modules/kick/routes'
import { Kick, KickChange, KickFields } from './modules/kick/schemas'
import { likeRoutes } from './modules/like/routes'
import { metricsRoutes } from './modules/metrics/routes'
import { placeRoutes } from './modules/places/routes'
import { Place } from './modules/places/schemas'
import { PartStatus } from './modules/releases/status/schemas'
import { siteRoutes } from './modules/site/routes'
import { dailyPictureCleanUp } from './modules/media/clean-up/daily-clean-up'
import { mediaRoutes } from './modules/media/routes'
import { storyRoutes } from './modules/story/routes'
import { NewStory, Story, StoryFields } from './modules/story/schemas'
import { userRoutes } from './modules/user/routes'
import { AccountDeletion, Profile, User } from './modules/user/schemas'

/** The schemas that the OpenAPI document names. */
const schemas = [
  Problem,
  User,
  Profile,
  AccountDeletion,
  Signup,
  Credentials,
  Session,
  ForgottenPassword,
  PasswordReset,
  Bucket,
  BucketFields,
  KickInBucket,
  Kick,
  KickFields,
  KickChange,
  Comment,
  CommentFields,
  Place,
  Journal,
  PublicJournal,
  JournalFields,
  StoryInJournal,
  Story,
  NewStory,
  StoryFields,
  PartStatus,
]

/** In bytes; the longest texts of a call fit several times. Uploads have a limit of their own. */
const largestBody = 512 * 1024

interface Options extends Means {
  log?: FastifyBaseLogger
}

/** The server with all its routes, not yet listening. Closing it finishes what is in flight; the database stays open. */
export async function buildApp({ log, ...means }: Options): Promise<FastifyInstance> {
  const app = createApp(log, means.config)
  dropGoneClients(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  logAnswers(app)
  const figures = measureAnswers(app)
  endConnectionsOnClose(app)
  takeEmptyJson(app)
  tagVersions(app)
  compressAnswers(app)
  for (const schema of schemas) app.addSchema(schema)
  recognisePeople(app, means.database)
  await allowOrigins(app, means.config.corsOrigins)
  if (means.config.trustedProxies.length === 0) warnOfUntrustedProxy(app)
  endStalledConnections(app)
  limitOpenRequests(app, means.config.maxCallsByAddress)
  shedLoad(app, means.config.maxCalls)
  limitTries(app, means.config, means.database)
  await describeCalls(app)
  await registerModules(app, means)
  await app.register(metricsRoutes, { ...means, figures })
  await app.ready()
  return app
}

function createApp(log: FastifyBaseLogger | undefined, config: Config) {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: largestBody,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    forceCloseConnections: 'idle',
    http: receiveTimes,
    requestTimeout: longestRequest,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // It comes before any hook.
      secure(request, reply)
      answerError(error, request, reply)
    },
    schemaController: { compilersFactory: { buildSerializer: buildSerializers } },
  }).withTypeProvider<TypeBoxTypeProvider>()
  const secure = secureAnswers(app, config)
  app.setValidatorCompiler(createValidatorCompiler(schemas))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseUnknownAddress)
  return app
}

async function registerModules(app: FastifyInstance, means: Means) {
  await app.register(healthRoutes, means)
  await app.register(authRoutes, { ...means, prefix: '/auth' })
  await app.register(passwordResetRoutes, { ...means, prefix: '/auth' })
  await app.register(userRoutes, { ...means, prefix: '/api/user' })
  await app.register(bucketRoutes, { ...means, prefix: '/api/bucket' })
  await app.register(kickRoutes, { ...means, prefix: '/api/kick' })
  await app.register(likeRoutes, { ...means, prefix: '/api/kick' })
  await app.register(favouriteRoutes, { ...means, prefix: '/api/kick' })
  await app.register(commentRoutes, { ...means, prefix: '/api' })
  await app.register(journalRoutes, { ...means, prefix: '/api/journal' })
  await app.register(storyRoutes, { ...means, prefix: '/api/story' })
  await app.register(placeRoutes, { ...means, prefix: '/api/places' })
  await app.register(mediaRoutes, means)
  await app.register(coverRoutes, means)
  await app.register(docsRoutes, means)
  await app.register(dailyPictureCleanUp, means)
  await app.register(siteRoutes, means)
}
