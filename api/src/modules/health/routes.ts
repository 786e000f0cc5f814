import type { Routes } from '../../app-deps'
import { operationsOf } from '../../contract/operation'
import { exemptFromLimits } from '@bucketeer/host/http'
import { choice, describedObject, ping, problems } from '@bucketeer/host/server'

const ok = describedObject('Success.', { status: choice(['ok']) })
const operation = operationsOf({ tags: ['Operation'], security: [], response: { 200: ok, ...problems() } })

const health = operation('getHealth', { summary: 'Whether the process responds' })
const readiness = operation('getReadiness', {
  summary: 'Whether the server can serve requests: database and object store respond',
})

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
