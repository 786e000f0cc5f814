import { ping } from '../../database/database'
import { exemptFromLimits } from '../../http/route-config'
import type { Routes } from '../../http/app-deps'
import { health, readiness } from './schemas'

/** Registers /healthz and /readyz for operators. */
export const healthRoutes: Routes = async (app, { database, store }) => {
  app.get('/healthz', { schema: health, config: exemptFromLimits, logLevel: 'warn' }, async () => ({
    status: 'ok' as const,
  }))

  app.get('/readyz', { schema: readiness, config: exemptFromLimits, logLevel: 'warn' }, async () => {
    await Promise.all([ping(database), store.check()])
    return { status: 'ok' as const }
  })
}
