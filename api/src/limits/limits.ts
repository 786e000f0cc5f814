import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { addressKey } from './address-key'
import { type LimitName, limitNames, type Rule } from './rules'
import { createSlowDown, type SlowDown } from './slow-down'
import { TooManyTries } from './too-many-tries'

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** Counts tries. */
export interface Limits {
  /** Counts one more try of who `key` says. @throws TooManyTries when the limit's are used up */
  take(name: LimitName, key: string): Promise<void>
  /** A try that was none: it is counted no more. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Tries to log in to an account, by its normalised e-mail, from devices that it does not know. */
  unknownDevices: SlowDown
}

/** Asked often, these guard a server's own work: each server counts for itself, and asks no database. */
const alwaysInMemory: LimitName[] = ['calls-by-address', 'calls-by-person', 'text-by-person']

/** Who tries is kept as a hash: an e-mail stands nowhere that it need not. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const counterFor = (name: LimitName, rule: Rule, { limitsStore }: Config, database: Database) => {
  const options = { keyPrefix: name, points: rule.tries, duration: rule.seconds }
  if (limitsStore === 'memory' || alwaysInMemory.includes(name)) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
  })
}

const noLimit: SlowDown = {
  take: async () => ({ giveBack: async () => {} }),
  lift: async () => {},
}

const unknownDevicesOf = ({ limits }: Config, database: Database): SlowDown => {
  const name = 'login-by-account'
  const rule = limits[name]
  if (!rule) return noLimit
  const { take, lift } = createSlowDown(name, rule, database)
  return { take: (email) => take(hashOf(email)), lift: (email) => lift(hashOf(email)) }
}

export const createLimits = (config: Config, database: Database): Limits => {
  const counters = new Map(
    limitNames.map((name) => {
      const rule = config.limits[name]
      return [name, rule && counterFor(name, rule, config, database)]
    }),
  )
  return {
    async take(name, key) {
      try {
        await counters.get(name)?.consume(hashOf(key))
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? new TooManyTries(refusal.msBeforeNext) : refusal
      }
    },
    async giveBack(name, key) {
      await counters.get(name)?.reward(hashOf(key))
    },
    unknownDevices: unknownDevicesOf(config, database),
  }
}

/** By the route that serves it: the same route has many spellings of its URL. */
const isCall = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(api|auth)(\/|$)/.test(url)

/** Makes `app.limits` and the hooks below work, and limits how many calls come from one address. */
export function limitTries(app: FastifyInstance, config: Config, database: Database) {
  app.decorate('limits', createLimits(config, database))
  if (!config.limits['calls-by-address']) return
  const callsByAddress = byAddress('calls-by-address')
  app.addHook('onRequest', async (request) => {
    if (isCall(request)) await callsByAddress(request)
  })
}

/** An `onRequest` hook: refuses with 429 an address that has used up its tries. */
export const byAddress = (name: LimitName) => (request: FastifyRequest) =>
  request.server.limits.take(name, addressKey(request.ip))

/** The same for who is signed in; after the hook `signedIn`. */
export const byPerson = (name: LimitName) => (request: FastifyRequest) =>
  request.server.limits.take(name, request.user.id)

/** The same, for calls that keep what somebody writes: whoever types is far below it. */
export const writesText = byPerson('text-by-person')
