import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from '../config'
import type { Database } from '../database/database'
import type { ObjectStore } from '../store/object-store'

/** Dependencies of the app; every module's routes receive them. */
export interface AppDeps {
  config: Config
  database: Database
  store: ObjectStore
  /** Returns the delay before a password-reset link is created. Default: 1 to 5 s, at random. */
  linkDelayMs?: () => number
}

/** A plugin with the routes of a module. */
export type Routes = FastifyPluginAsyncTypebox<AppDeps>
