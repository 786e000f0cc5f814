import { Version } from '@bucketeer/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { Compile } from 'typebox/compile'

/** How many different clients are counted apart: what calls itself something new each time is `other`. */
const mostClients = 500

const version = Compile(Version)

/** Metrics of Node itself. They are collected once per process, whose observers never stop; tests start many apps. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

interface Client {
  part: string
  version: string
}

/** Who calls, as its `x-client` says, `kicks/1.4.2-s3f9a1c2b`; empty when it says nothing. */
const clientOf = (header: string): Client => {
  const [part = '', ofPart = ''] = header.split('/')
  if (part === '') return { part: '', version: '' }
  return /^[a-z][a-z0-9-]{0,39}$/.test(part) && version.Check(ofPart)
    ? { part, version: ofPart }
    : { part: 'other', version: '' }
}

const createClientLabels = () => {
  const known = new Map<string, Client>()
  return ({ headers }: FastifyRequest): Client => {
    const header = String(headers['x-client'] ?? '')
    const before = known.get(header)
    if (before) return before
    const client = clientOf(header)
    if (client.part === 'other') return client
    if (known.size >= mostClients) return { part: 'other', version: '' }
    known.set(header, client)
    return client
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Failures that browsers report of the versions that they are served. */
    partFailures: Counter<'part' | 'version' | 'kind'>
  }
}

/**
 * Counts and times every answer: by call, and by the part and version that made it, so that one can see who still uses
 * a call before it goes.
 * @returns the figures, in the text format of Prometheus
 */
export function recordMetrics(app: FastifyInstance): Registry {
  const register = new Registry()
  const registers = [register]
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by call, status and the part that asked.',
    labelNames: ['method', 'route', 'status', 'part', 'version'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by call.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const labelsOf = createClientLabels()
  const partFailures = new Counter({
    name: 'part_failures_total',
    help: 'Failures in browsers, by the part and the served version that failed, and how.',
    labelNames: ['part', 'version', 'kind'],
    registers,
  })
  app.decorate('partFailures', partFailures)

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    answers.inc({ method, route, status: reply.statusCode, ...labelsOf(request) })
    seconds.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
  return Registry.merge([processMetrics, register])
}
