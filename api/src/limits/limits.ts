import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '@bucketeer/host/server'
import { addressKey } from './address-key'
import { createBackoff, createDatabaseCounter, type Backoff, TooManyAttempts } from './backoff'
import { isInFirstDay } from './new-account'
import { type LimitName, limitNames, type LimitsConfig, type Rule } from './rules'
import { waitInFirstDay } from './words'

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** The rate limits of the configuration. */
export type Limits = ReturnType<typeof createLimits>

/** These limits protect the server itself and are checked on most requests, so they never query the database. */
const alwaysInMemory: LimitName[] = ['calls-by-address', 'calls-by-person', 'text-by-person']

/** These last for hours: a restart must not reset them, and each server has its part in the messages. */
const alwaysInDatabase: LimitName[] = [
  'mail-by-recipient',
  'reset-mail-by-recipient',
  'email-change-mail-by-recipient',
  'comment-in-first-day',
  'archive-by-person',
]

/** Counts the attempts of one limit. */
type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>

/** Hashes a key, so that no e-mail address is stored. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

function createCounter(
  name: LimitName,
  rule: Rule,
  { limitsStore }: LimitsConfig,
  database: Database,
): Counter {
  const options = { keyPrefix: name, points: rule.max, duration: rule.seconds }
  const isInMemory = limitsStore === 'memory' && !alwaysInDatabase.includes(name)
  if (isInMemory || alwaysInMemory.includes(name)) return new RateLimiterMemory(options)
  return createDatabaseCounter(database, 'limits', options)
}

const noBackoff: Backoff = {
  consume: async () => ({ refund: async () => {} }),
  reset: async () => {},
}

function createUnknownDevices(
  { limits }: LimitsConfig,
  database: Database,
  onRejection: (name: LimitName) => void,
): Backoff {
  const name = 'login-by-account'
  const rule = limits[name]
  if (!rule) return noBackoff
  const { consume, reset } = createBackoff(name, rule, database)
  const consumeOrCount = (email: string) =>
    consume(hashOf(email)).catch((error: unknown) => {
      if (error instanceof TooManyAttempts) onRejection(name)
      throw error
    })
  return { consume: consumeOrCount, reset: (email) => reset(hashOf(email)) }
}

const sayInFirstDay = (seconds: number) => waitInFirstDay(Math.ceil(seconds / 60))

/** @param onRejection is told of each rejected attempt */
export function createLimits(
  config: LimitsConfig,
  database: Database,
  onRejection: (name: LimitName) => void = () => undefined,
) {
  const counters = new Map(
    limitNames.map((name) => {
      const rule = config.limits[name]
      return [name, rule && createCounter(name, rule, config, database)]
    }),
  )
  /** Counts an attempt. @throws TooManyAttempts when the limit is used up */
  const consume = async (name: LimitName, key: string) => {
    try {
      await counters.get(name)?.consume(hashOf(key))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      onRejection(name)
      throw new TooManyAttempts(
        error.msBeforeNext,
        name.endsWith('-in-first-day') ? sayInFirstDay : undefined,
      )
    }
  }
  return {
    consume,
    /** Counts an attempt. @returns false when the limit is used up */
    allows: (name: LimitName, key: string) =>
      consume(name, key).then(
        () => true,
        (error: unknown) => {
          if (error instanceof TooManyAttempts) return false
          throw error
        },
      ),
    /** Returns an attempt to the limit. */
    async refund(name: LimitName, key: string) {
      await counters.get(name)?.reward(hashOf(key))
    },
    /** Login attempts by normalised e-mail address, from devices that the account does not know. */
    unknownDevices: createUnknownDevices(config, database, onRejection),
  }
}

/** Checks the route instead of the URL, because one route has many spellings of its URL. */
const isApiRequest = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(api|auth)(\/|$)/.test(url)

/** Adds `app.limits`, and limits the API requests of each address. */
export function addRateLimits(app: FastifyInstance, config: LimitsConfig, database: Database) {
  const countRejection = (limit: LimitName) => app.metrics.rateLimitRejections.inc({ limit })
  app.decorate('limits', createLimits(config, database, countRejection))
  if (!config.limits['calls-by-address']) return
  const limitRequests = limitByAddress('calls-by-address')
  app.addHook('onRequest', async (request) => {
    if (isApiRequest(request)) await limitRequests(request)
  })
}

/** Creates an `onRequest` hook that responds with 429 when the limit of the address is used up. */
export const limitByAddress = (name: LimitName) => (request: FastifyRequest) =>
  request.server.limits.consume(name, addressKey(request.ip))

/** Creates an `onRequest` hook that responds with 429 when the user's limit is used up; goes after `signedIn`. */
export const limitByUser = (name: LimitName) => (request: FastifyRequest) =>
  request.server.limits.consume(name, request.user.id)

/** As `limitByUser`, for accounts that are younger than 24 hours. */
export const limitInFirstDay = (name: LimitName) => async (request: FastifyRequest) => {
  if (isInFirstDay(request.user)) await limitByUser(name)(request)
}

/** Returns the attempt of a request that was refused after `limitInFirstDay`, and throws the reason again. */
export const refundInFirstDay =
  (name: LimitName, { user, server }: FastifyRequest) =>
  async (error: unknown): Promise<never> => {
    if (isInFirstDay(user)) await server.limits.refund(name, user.id)
    throw error
  }

/** Limits requests that store text, far above the pace of a user who types. */
export const limitTexts = limitByUser('text-by-person')
