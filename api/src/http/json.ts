import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { versionTag } from '../contract/operation'

/** Parses JSON as Fastify does, but accepts an empty body: clients send the content type without a body too. */
export function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    return parse(request, body, done)
  })
}

const isEntity = (payload: unknown): payload is { _id: string; updatedAt: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  '_id' in payload &&
  'updatedAt' in payload &&
  typeof payload.updatedAt === 'string'

/** Sets the version of an entity as the `ETag` of its response. */
export function addEtags(app: FastifyInstance) {
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    if (isEntity(payload)) reply.header('etag', versionTag(payload.updatedAt))
    done(null, payload)
  })
}

/** Sets the status 204 where a route has no other success, so that its handler returns nothing. */
export function answerNoContent(app: FastifyInstance) {
  app.addHook('preHandler', ({ routeOptions: { schema } }, reply, done) => {
    if (204 in Object(schema?.response)) reply.code(204)
    done()
  })
}

type Build = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>
type Serializer = ReturnType<ReturnType<Build>>

const buildSerializer = SerializerSelector()

/**
 * Returns Fastify's serializers, one per schema, because most routes share their error schemas. Each is built by its first
 * response: building all of them takes half a second, and a process uses few of them at first.
 */
export const buildLazySerializers: Build = (namedSchemas, options) => {
  const compile = buildSerializer(namedSchemas, options)
  const cache = new Map<string, Serializer>()
  return (route) => {
    const key = JSON.stringify(route.schema)
    return (payload) => {
      const serialize = cache.get(key) ?? compile(route)
      cache.set(key, serialize)
      return serialize(payload)
    }
  }
}
