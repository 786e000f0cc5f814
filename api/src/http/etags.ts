import type { FastifyInstance } from 'fastify'
import { versionTag } from '../contract/version'

const isEntity = (payload: unknown): payload is { _id: string; updatedAt: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  '_id' in payload &&
  'updatedAt' in payload &&
  typeof payload.updatedAt === 'string'

/** Gives every answer that is one entity its version as `ETag`. */
export function addEtags(app: FastifyInstance) {
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    if (isEntity(payload)) reply.header('etag', versionTag(payload.updatedAt))
    done(null, payload)
  })
}
