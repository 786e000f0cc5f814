import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { CallerOf } from './caller'

/** Metrics of Node itself. They are collected once per process, whose observers never stop; tests start many apps. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the failures that browsers report, by the version they were served. */
    partFailures: Counter<'part' | 'version' | 'kind'>
  }
}

/**
 * Counts and times all responses by route, and by the part and version that sent the request: they show who still uses
 * an endpoint before it is removed.
 * @returns the registry of all metrics
 */
export function recordMetrics(app: FastifyInstance, callerOf: CallerOf): Registry {
  const register = new Registry()
  const registers = [register]
  const responses = new Counter({
    name: 'http_requests_total',
    help: 'Responses, by route, status and the part that sent the request.',
    labelNames: ['method', 'route', 'status', 'part', 'version'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const partFailures = new Counter({
    name: 'part_failures_total',
    help: 'Failures in browsers, by part, served version and kind.',
    labelNames: ['part', 'version', 'kind'],
    registers,
  })
  app.decorate('partFailures', partFailures)

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    responses.inc({ method, route, status: reply.statusCode, ...callerOf(request) })
    durations.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
  return Registry.merge([processMetrics, register])
}
