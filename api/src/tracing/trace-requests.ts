import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, keepCallersContext, type QueryObserver } from '@bucketeer/host/server'
import { loggablePath } from '../http/loggable-path'
import { createTracer, type Tracer } from './open-telemetry'
import { logTrace } from '../http/request-log'

const warningIntervalMs = 60_000

/** Adds a span to each request, and one to each of its queries. */
export async function traceRequests(app: FastifyInstance, endpoint: string, database: Database) {
  const tracer = await createTracer(endpoint, createFailureLog(app))
  const traced = new WeakMap<FastifyRequest, { span: Span; context: Context }>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, url, routeOptions } = request
    const route = routeOptions.url ?? ''
    const started = tracer.startSpan({
      name: `${method} ${route}`.trim(),
      kind: 'server',
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'url.path': loggablePath(url),
        'bucketeer.request_id': request.id,
      },
      parent: tracer.contextOf(headers),
    })
    traced.set(request, started)
    logTrace(request, started.span.spanContext().traceId)
    tracer.run(started.context, done)
  })
  // The body arrives in events of the connection, which have no context.
  app.addHook('preValidation', (request, _reply, done) => {
    const { context } = traced.get(request) ?? {}
    if (context) tracer.run(context, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = traced.get(request) ?? {}
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (span) tracer.endSpan(span, reply.statusCode >= 500 ? reply.statusCode : undefined)
    done()
  })

  const observer = traceQueries(tracer)
  keepCallersContext(database.$client)
  database.queryObservers.add(observer)
  app.addHook('onClose', async () => {
    database.queryObservers.delete(observer)
    await tracer.stop()
  })
}

const ignoreEnd = () => undefined

/** Queries outside of requests, such as those of the daily work, have no span. */
const traceQueries =
  (tracer: Tracer): QueryObserver =>
  ({ operation, text, hasBoundValues }) => {
    const parent = tracer.active()
    if (!parent) return ignoreEnd
    const { span } = tracer.startSpan({
      name: `postgresql ${operation}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(hasBoundValues && { 'db.query.text': text }),
      },
      parent,
    })
    return (error) => tracer.endSpan(span, error)
  }

/** Logs at most one failure a minute. */
function createFailureLog({ log }: FastifyInstance) {
  let loggedAt = -Infinity
  return (error: unknown) => {
    if (performance.now() - loggedAt < warningIntervalMs) return
    loggedAt = performance.now()
    log.warn({ reason: String(error) }, 'Could not send traces to OTEL_EXPORTER_OTLP_ENDPOINT')
  }
}
