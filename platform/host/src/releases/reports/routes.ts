import { createHmac } from 'node:crypto'
import { PartName, Version } from '@bucketeer/platform'
import type { FastifyBaseLogger } from 'fastify'
import Type from 'typebox'
import type { CanaryBudget } from '../../options'
import { problems } from '../../server/contract/problem'
import { createBackgroundTasks } from '../../server/http/background-tasks'
import { releaseFor } from '../live-releases'
import type { ReleaseDeps, ReleaseRoutes } from '../release-deps'
import { recordReleaseMetrics } from '../release-metrics'
import { nullable } from '../schemas'
import { withdraw } from '../state-changes/state-changes'
import { createCrashLog } from './crash'
import type { Tally } from './repository'
import { createSourceMaps } from './source-maps'
import { optional } from '../../server/contract/fields'

/** Minimum number of networks: one person may have two, at home and on a phone. */
const leastNetworks = 3

/** Returns whether a canary has failed for more visitors than allowed, from at least three networks. */
const isSpent = ({ visitors, failed, networks }: Tally, { percent, minVisitors }: CanaryBudget) =>
  visitors >= minVisitors && networks >= leastNetworks && failed > (visitors * percent) / 100

/** The kinds of failures that a browser reports. */
const failures = ['load', 'timeout', 'mismatch', 'render'] as const

const ReportBody = Type.Object({
  part: PartName,
  version: Version,
  failure: nullable(Type.Enum(failures), {
    description: 'The failure; null if the version works.',
  }),
  message: optional.string({ maxLength: 300, description: 'The message of the error.' }),
  stack: optional.string({
    maxLength: 4000,
    description: 'The stack of the error, in the browser’s format.',
  }),
  route: optional.string({ maxLength: 200, description: 'The route of the page, as its part declares it.' }),
})

/** Maximum bytes: 4,500 characters, all escaped. */
const largestReport = 28 * 1024

/**
 * Registers the reports of browsers. A canary with more failures than its budget is withdrawn. Reports that do not count
 * get the same response, so that forged ones reveal nothing.
 */
export const reportRoutes: ReleaseRoutes = async (app, deps) => {
  const { config, files, reports, live, visitors, siteKey, callers } = deps
  const metrics = recordReleaseMetrics(deps.metrics, live)
  const logCrash = createCrashLog(createSourceMaps({ files, live }))
  const background = createBackgroundTasks(app.log)
  app.addHook('onClose', () => background.drain())

  app.post(
    '/api/report',
    {
      onRequest: callers.limitReports,
      bodyLimit: largestReport,
      schema: {
        tags: ['Releases'],
        operationId: 'reportVersion',
        summary: 'Report success or failure of a version in a browser',
        security: [],
        body: ReportBody,
        response: { 204: { type: 'null', description: 'Received.' }, ...problems(400, 413) },
      },
    },
    async ({ body, headers, ip, log }, reply) => {
      const { part, version, failure } = body
      const visitor = await visitors.known(headers.cookie)
      const partState = (await live.state()).get(part)
      // Reports of other versions than the visitor is served do not count.
      if (visitor && partState && releaseFor(partState, visitor).version === version) {
        const network = callers.networkOf(ip)
        const address = createHmac('sha256', await siteKey())
          .update(network)
          .digest()
        const report = { part, version, visitor: Buffer.from(visitor.id, 'base64url'), address, failure }
        await reports.add(report, config.canaryBudget.visitorsPerAddress)
        if (failure !== null) {
          metrics.partFailures.inc({ part, version, kind: failure })
          background.run('Telling of a failure in a browser', async () => {
            const details = await logCrash(log, { ...body, failure, network })
            if (details) await reports.explain(report, details)
          })
          const isCanary = partState.canary?.release.version === version
          if (isCanary && (await withdrawIfSpent({ part, version }, deps, log)))
            metrics.withdrawnCanaries.inc({ part })
        }
      }
      return reply.code(204).send(null)
    },
  )
}

/** Withdraws a canary with too many failures. Returns whether it did. */
async function withdrawIfSpent(
  canary: { part: string; version: string },
  { reports, repository, live, config: { canaryBudget: budget } }: ReleaseDeps,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const tally = await reports.tally(canary)
  if (!isSpent(tally, budget)) return false
  const why = `It failed for ${tally.failed} of ${tally.visitors} visitors, more than ${budget.percent} %.`
  const change = await repository.change(canary.part, { who: 'the site', why }, (state) => {
    const partState = state.get(canary.part)
    // Another report or a person has withdrawn it already.
    if (partState && partState.canary?.release.version !== canary.version) return { partState }
    return withdraw(state, canary.part)
  })
  live.forget()
  if (change.step) log.error({ ...canary, ...tally }, 'Withdrew a canary')
  return change.step !== undefined
}
