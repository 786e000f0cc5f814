import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../../config'
import { NotFound } from '../../errors/http-error'
import { isSameSecret } from '../../http/same-secret'

interface Options {
  config: Config
  figures: Registry
}

const isThisMachine = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'

const mayRead = ({ headers, ip }: FastifyRequest, token: string | undefined) =>
  token === undefined ? isThisMachine(ip) : isSameSecret(headers.authorization ?? '', `Bearer ${token}`)

/** The figures of this server, for Prometheus: by METRICS_TOKEN, or without one from this machine alone. */
export const metricsRoutes: FastifyPluginAsync<Options> = async (app, { config, figures }) => {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new NotFound('There is nothing at this address.')
    return reply.type(figures.contentType).send(await figures.metrics())
  })
}
