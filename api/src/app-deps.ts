import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database, ObjectStore } from '@bucketeer/host/server'
import type { Config } from './config'

/** Dependencies of the app; every module's routes receive them. */
export interface AppDeps {
  config: Config
  database: Database
  store: ObjectStore
  /** Returns the delay before a password-reset link is created. Default: 1 to 5 s, at random. */
  linkDelayMs?: () => number
}

/** The database of a site, and the store of its files. */
export type Site = Pick<AppDeps, 'database' | 'store'>

/** A plugin with the routes of a module. */
export type Routes = FastifyPluginAsyncTypebox<AppDeps>

/**
 * Registers the routes of a module, or of a folder in it, below a prefix. They get the dependencies alone, so that they can
 * register others below their own prefix.
 */
export function register(app: Parameters<Routes>[0], routes: Routes, deps: AppDeps, prefix = '') {
  const plugin: Routes = async (scope) => routes(scope, deps)
  // Fastify searches all loaded modules for the name of a plugin without one, which takes long under Jest.
  return app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: routes.name }), {
    ...deps,
    prefix,
  })
}
