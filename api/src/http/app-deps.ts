import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from '../config'
import type { Database } from '../database/database'
import type { ObjectStore } from '../store/object-store'

/** What the server works with; every module's routes get it. */
export interface AppDeps {
  config: Config
  database: Database
  store: ObjectStore
  /** How long a link for a new password waits before it is made; not set: 1 to 5 s, at random. */
  linkDelayMs?: () => number
}

/** The routes of a module. */
export type Routes = FastifyPluginAsyncTypebox<AppDeps>
