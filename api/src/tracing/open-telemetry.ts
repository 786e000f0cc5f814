import type { Attributes, Context, Span } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { StartError } from '@bucketeer/host/server'

/** Loads the packages, which are optional dependencies. A server without traces never does. */
const loadPackages = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]).catch((error: unknown) => {
    throw new StartError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the OpenTelemetry packages are not installed. Run npm install --include=optional.',
      error,
    )
  })

interface StartedSpan {
  name: string
  kind: 'server' | 'client'
  attributes: Attributes
  parent: Context
}

export interface Tracer {
  /** Returns the context of a caller's `traceparent` header, or one without a span. */
  contextOf(headers: object): Context
  startSpan(span: StartedSpan): { span: Span; context: Context }
  /** Ends a span; with an error as failed. */
  endSpan(span: Span, error?: unknown): void
  /** Calls the function, and whatever it starts, in the context. */
  run<T>(context: Context, work: () => T): T
  /** Returns the context of the caller; undefined outside of a span. */
  active(): Context | undefined
  /** Sends the remaining spans, for at most two seconds. */
  stop(): Promise<void>
}

const stopTimeoutMs = 2_000

/**
 * Creates a tracer that sends spans to `${endpoint}/v1/traces`. The packages read the other standard variables, such as
 * OTEL_TRACES_SAMPLER. Nothing is registered globally.
 * @param onFailure is told why spans were lost
 * @throws StartError if the packages are not installed
 */
export async function createTracer(endpoint: string, onFailure: (error: unknown) => void): Promise<Tracer> {
  const [api, hooks, core, otlp, resources, sdk] = await loadPackages()
  const exporter = reportFailures(new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), onFailure)
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'bucketeer' }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('bucketeer')
  const contexts = new hooks.AsyncLocalStorageContextManager().enable()
  const propagator = new core.W3CTraceContextPropagator()
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }

  return {
    contextOf: (headers) => propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter),
    startSpan({ name, kind, attributes, parent }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      return { span, context: api.trace.setSpan(parent, span) }
    },
    endSpan(span, error) {
      if (error !== undefined) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    },
    run: (context, work) => contexts.with(context, work),
    active: () => (api.trace.getSpan(contexts.active()) ? contexts.active() : undefined),
    async stop() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopTimeoutMs)
      })
      await Promise.race([provider.shutdown().catch(onFailure), late])
      clearTimeout(timer)
    },
  }
}

const reportFailures = (exporter: SpanExporter, onFailure: (error: unknown) => void): SpanExporter => ({
  export: (spans: ReadableSpan[], done) =>
    exporter.export(spans, (result) => {
      if (result.error) onFailure(result.error)
      done(result)
    }),
  shutdown: () => exporter.shutdown(),
})
