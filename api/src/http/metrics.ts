import { Version } from '@bucketeer/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Compile } from 'typebox/compile'

/** How many different clients are counted apart: what calls itself something new each time is `other`. */
const mostClients = 500

const version = Compile(Version)

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

const addProcessGauges = (registers: Registry[]) => {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  let busy = performance.eventLoopUtilization()
  gauge('process_resident_memory_bytes', 'Memory that the server holds.', () => process.memoryUsage.rss())
  gauge('process_heap_used_bytes', 'Memory that its JavaScript uses.', () => process.memoryUsage().heapUsed)
  gauge('process_cpu_seconds_total', 'How long its threads have worked.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_uptime_seconds', 'How long it runs.', () => process.uptime())
  gauge('nodejs_eventloop_utilization', 'Of one, how busy its thread was since this was read last.', () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, busy)
    busy = now
    return utilization
  })
}

/**
 * Counts and times every answer: by call, and by the part and version that made it, so that one can see who still uses
 * a call before it goes.
 * @returns the figures, in the text format of Prometheus
 */
export function measureAnswers(app: FastifyInstance): Registry {
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
  addProcessGauges(registers)
  const labelsOf = createClientLabels()

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    answers.inc({ method, route, status: reply.statusCode, ...labelsOf(request) })
    seconds.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
  return register
}
