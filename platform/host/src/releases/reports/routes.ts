import { createHmac } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PartName, Version } from '@bucketeer/platform'
import type { FastifyBaseLogger } from 'fastify'
import Type from 'typebox'
import { problems } from '../../server/contract/problem'
import { createBackgroundTasks } from '../../server/http/background-tasks'
import type { Callers, CanaryBudget, SiteKey } from '../../options'
import { canaryPosition, type Visitor } from '../cohort/visitor'
import type { VisitorReader } from '../cohort/visitor-reader'
import type { LiveReleaseReader } from '../live-releases'
import type { ReleaseMetrics } from '../release-metrics'
import type { ReleaseRepository } from '../repository'
import type { PartState } from '../state-changes/release-state'
import { withdraw } from '../state-changes/state-changes'
import type { CrashLog } from './log-crash'
import type { ReportRepository, Tally } from './repository'

/** Minimum number of networks: one person may have two, at home and on a phone. */
const leastNetworks = 3

/** Returns whether a canary has failed for more visitors than allowed, from at least three networks. */
const isSpent = ({ visitors, failed, networks }: Tally, { percent, minVisitors }: CanaryBudget) =>
  visitors >= minVisitors && networks >= leastNetworks && failed > (visitors * percent) / 100

interface Options {
  reports: ReportRepository
  releases: ReleaseRepository
  live: LiveReleaseReader
  visitors: VisitorReader
  siteKey: SiteKey
  budget: CanaryBudget
  metrics: ReleaseMetrics
  callers: Callers
  logCrash: CrashLog
}

/** The kinds of failures that a browser reports. */
const failures = ['load', 'timeout', 'mismatch', 'render'] as const

const ReportBody = Type.Object({
  part: PartName,
  version: Version,
  failure: Type.Union([Type.Enum(failures), Type.Null()], {
    description: 'The failure; null if the version works.',
  }),
  message: Type.Optional(Type.String({ maxLength: 300, description: 'The message of the error.' })),
  stack: Type.Optional(
    Type.String({ maxLength: 4000, description: 'The stack of the error, in the browser’s format.' }),
  ),
  route: Type.Optional(
    Type.String({ maxLength: 200, description: 'The route of the page, as its part declares it.' }),
  ),
})

/** Maximum bytes: 4,500 characters, all escaped. */
const largestReport = 28 * 1024

/** Returns whether the visitor is served this version. Other reports do not count. */
const isTheirs = (partState: PartState | undefined, version: string, visitor: Visitor) => {
  if (!partState) return false
  const { live, canary } = partState
  if (canary && canaryPosition(visitor, live.part) < canary.percent) return version === canary.release.version
  return version === live.version
}

/**
 * Registers the reports of browsers. A canary with more failures than its budget is withdrawn. Reports that do not count
 * get the same response, so that forged ones reveal nothing.
 */
export const reportRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { reports, live, visitors, siteKey, budget, metrics, logCrash, callers } = options
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
      if (visitor && isTheirs(partState, version, visitor)) {
        const network = callers.networkOf(ip)
        const address = createHmac('sha256', await siteKey())
          .update(network)
          .digest()
        const report = { part, version, visitor: Buffer.from(visitor.id, 'base64url'), address, failure }
        await reports.add(report, budget.visitorsPerAddress)
        if (failure !== null) {
          metrics.partFailures.inc({ part, version, kind: failure })
          background.run('Telling of a failure in a browser', () =>
            logCrash(log, { ...body, failure, network }),
          )
          if (partState?.canary?.release.version === version) await judge({ part, version }, options, log)
        }
      }
      return reply.code(204).send(null)
    },
  )
}

const judge = async (
  canary: { part: string; version: string },
  { reports, releases, live, budget, metrics }: Options,
  log: FastifyBaseLogger,
) => {
  const tally = await reports.tally(canary)
  if (!isSpent(tally, budget)) return
  const why = `It failed for ${tally.failed} of ${tally.visitors} visitors, more than ${budget.percent} %.`
  const change = await releases.change(canary.part, { who: 'the site', why }, (state) => {
    const partState = state.get(canary.part)
    // Another report or a person has withdrawn it already.
    if (partState && partState.canary?.release.version !== canary.version) return { partState }
    return withdraw(state, canary.part)
  })
  live.forget()
  if (!change.step) return
  metrics.withdrawnCanaries.inc({ part: canary.part })
  log.error({ ...canary, ...tally }, 'Withdrew a canary')
}
