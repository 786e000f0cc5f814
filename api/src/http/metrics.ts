import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from 'prom-client'

/**
 * Counts and times all responses by route, and by the part and version that sent the request: they show who still uses
 * an endpoint before it is removed.
 */
export function recordHttpMetrics(app: FastifyInstance) {
  const registers = [app.metrics.registry]
  const responses = new Counter({
    name: 'http_requests_total',
    help: 'Responses, by route, status and the part that sent the request.',
    labelNames: ['method', 'route', 'status', 'part', 'version'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route and class of the status, such as 2xx.',
    labelNames: ['method', 'route', 'status_class'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    responses.inc({ method, route, status, ...app.callers.of(request) })
    const status_class = `${Math.floor(status / 100)}xx`
    durations.observe({ method, route, status_class }, reply.elapsedTime / 1000)
    done()
  })
}
