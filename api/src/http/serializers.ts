import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Build = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>
type Serializer = ReturnType<ReturnType<Build>>

const build = SerializerSelector()

/** Fastify's own serializers, each made once: most routes answer the same problems, and making one is slow. */
export const buildCachedSerializers: Build = (named, options) => {
  const compile = build(named, options)
  const made = new Map<string, Serializer>()
  return (route) => {
    const key = JSON.stringify(route.schema)
    const known = made.get(key)
    if (known) return known
    const serializer = compile(route)
    made.set(key, serializer)
    return serializer
  }
}
