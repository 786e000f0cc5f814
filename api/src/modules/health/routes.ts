import { ping } from '../../database/database'
import { alwaysAnswered } from '../../http/route-config'
import type { Routes } from '../../http/typed-app'
import { health, readiness } from './schemas'

/** For whoever runs the server: is it alive, can it work. */
export const healthRoutes: Routes = async (app, { database, store }) => {
  app.get('/healthz', { schema: health, config: alwaysAnswered, logLevel: 'warn' }, async () => ({
    status: 'ok' as const,
  }))

  app.get('/readyz', { schema: readiness, config: alwaysAnswered, logLevel: 'warn' }, async () => {
    await Promise.all([ping(database), store.check()])
    return { status: 'ok' as const }
  })
}
