import type { FastifyRequest } from 'fastify'

const traceIds = new WeakMap<FastifyRequest, string>()

/** Returns the id of the request's trace for the log; undefined without traces. */
export const traceIdOf = (request: FastifyRequest): string | undefined => traceIds.get(request)

export const setTraceId = (request: FastifyRequest, traceId: string) => void traceIds.set(request, traceId)
