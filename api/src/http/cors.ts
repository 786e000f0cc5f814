import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const dayInSeconds = 86_400

/**
 * Lets pages of the given origins call this server. A token in a header says who calls; the one cookie that matters to
 * calls, by which logging in knows a browser again, comes with those that send credentials.
 */
export async function enableCors(app: FastifyInstance, origins: string[]) {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'x-client'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: dayInSeconds,
  })
}
