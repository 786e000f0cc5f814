import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type SiteMetrics = ReturnType<typeof createSiteMetrics>
export type MailMetrics = SiteMetrics['mail']

declare module 'fastify' {
  interface FastifyInstance {
    metrics: SiteMetrics
  }
}

function createMailMetrics(registers: Registry[]) {
  const messages = new Counter({
    name: 'mail_messages_total',
    help: 'Messages, by result: sent, or failed after all retries.',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['sent', 'failed']) messages.inc({ result }, 0)
  return {
    messages,
    /** Counts failed attempts; a message has up to four. */
    failedAttempts: new Counter({
      name: 'mail_failed_attempts_total',
      help: 'Failed attempts to send a message; each message has up to four.',
      registers,
    }),
    pending: new Gauge({
      name: 'mail_pending_messages',
      help: 'Messages that are being sent or wait for a retry.',
      registers,
    }),
  }
}

const createPictureMetrics = (registers: Registry[]) => ({
  uploaded: new Counter({ name: 'pictures_uploaded_total', help: 'Stored pictures.', registers }),
  refused: new Counter({
    name: 'pictures_refused_total',
    help: 'Uploads that were not stored, by status of the response.',
    labelNames: ['status'],
    registers,
  }),
  encoding: new Histogram({
    name: 'picture_encoding_duration_seconds',
    help: 'How long a picture was decoded and encoded, without its wait in the queue.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  }),
})

function createSiteMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    /** The metrics of the app. Modules may add others. */
    registry,
    /** Adds a gauge that reads its value when it is scraped. */
    addGauge: (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        },
      }),
    rateLimitRejections: new Counter({
      name: 'rate_limit_rejections_total',
      help: 'Requests over a rate limit, by its name.',
      labelNames: ['limit'],
      registers,
    }),
    /** Counts requests that an overloaded server rejected. */
    rejectedRequests: new Counter({
      name: 'http_requests_rejected_total',
      help: 'Requests that were rejected because too many are in progress or open.',
      labelNames: ['reason'],
      registers,
    }),
    mail: createMailMetrics(registers),
    pictures: createPictureMetrics(registers),
  }
}

/** Adds `app.metrics`. */
export const addSiteMetrics = (app: FastifyInstance) => app.decorate('metrics', createSiteMetrics())
