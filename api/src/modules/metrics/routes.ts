import type { Registry } from 'prom-client'
import Fastify, { type FastifyPluginAsync, type FastifyRequest } from 'fastify'
import { exemptFromLimits, isSameSecret, nothingHere, sendError } from '@bucketeer/host/http'
import { NotFound } from '@bucketeer/host/server'
import type { Config } from '../../config'

/** The source of the text at `/metrics`. */
type Figures = Pick<Registry, 'contentType' | 'metrics'>

interface Options {
  config: Config
  figures: Figures
}

interface Served {
  figures: Figures
  mayRead: (request: FastifyRequest) => boolean
}

const metricsRoute: FastifyPluginAsync<Served> = async (app, { figures, mayRead }) => {
  app.get(
    '/metrics',
    { schema: { hide: true }, config: exemptFromLimits, logLevel: 'warn' },
    async (request, reply) => {
      if (!mayRead(request)) throw new NotFound(nothingHere)
      return reply.type(figures.contentType).send(await figures.metrics())
    },
  )
}

const hasToken =
  (token: string) =>
  ({ headers }: FastifyRequest) =>
    isSameSecret(headers.authorization ?? '', `Bearer ${token}`)

/**
 * Registers /metrics for Prometheus. With METRICS_PORT, only that port serves it. If METRICS_TOKEN is set, requests need
 * it. Without both variables nothing serves it, because a local proxy would expose it to everybody.
 */
export const metricsRoutes: FastifyPluginAsync<Options> = async (app, { config, figures }) => {
  const { host, metricsPort: port, metricsToken: token } = config
  const isOnSite = port === undefined
  const mayRead = isOnSite && token !== undefined ? hasToken(token) : () => false
  await app.register(metricsRoute, { figures, mayRead })
  if (isOnSite) return

  const own = Fastify({ forceCloseConnections: true })
  own.setErrorHandler(sendError)
  await own.register(metricsRoute, { figures, mayRead: token === undefined ? () => true : hasToken(token) })
  app.addHook('onListen', async () => {
    app.log.info(`Metrics are at ${await own.listen({ port, host })}/metrics`)
  })
  app.addHook('onClose', () => own.close())
}
