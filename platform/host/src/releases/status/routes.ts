import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { isRemoteRelease } from '@bucketeer/platform'
import Type from 'typebox'
import { problems } from '../../server/contract/problem'
import { reference } from '../../server/contract/reference'
import type { LiveReleaseReader } from '../live-releases'
import { slotsOf } from '../presenter'
import type { ReportRepository, Tally } from '../reports/repository'
import type { ReleaseRepository } from '../repository'
import { type PartState, servedOf } from '../state-changes/release-state'
import { PartStatus } from './schemas'

interface Options {
  live: LiveReleaseReader
  reports: ReportRepository
  repository: Pick<ReleaseRepository, 'unchecked'>
}

const titleOf = ({ live }: PartState) => (isRemoteRelease(live) ? live.title : 'The site itself')

/** Registers /status: a public page with the live versions and their failures. */
export const statusRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { live, reports, repository },
) => {
  app.get(
    '',
    {
      schema: {
        tags: ['Releases'],
        operationId: 'getStatus',
        summary: 'The live version of each part, with failures',
        security: [],
        response: { 200: Type.Array(reference(PartStatus)), ...problems() },
      },
    },
    async () => {
      const partStates = [...(await live.state()).values()]
      const served = partStates.flatMap(servedOf).map(({ part, version }) => ({ part, version }))
      const [tallies, unchecked] = await Promise.all([reports.tallies(served), repository.unchecked(served)])
      const healthOf = (part: string, version: string) => {
        const tally: Tally | undefined = tallies.find(
          (each) => each.part === part && each.version === version,
        )
        const isUnchecked = unchecked.some((each) => each.part === part && each.version === version)
        return { version, failed: tally?.failed ?? 0, isUnchecked }
      }
      return partStates.map((partState) => {
        const { live: release, canary, isOff } = partState
        return {
          part: release.part,
          title: titleOf(partState),
          owner: release.owner,
          isOff,
          slots: slotsOf(release),
          live: healthOf(release.part, release.version),
          canary: canary
            ? { ...healthOf(release.part, canary.release.version), percent: canary.percent }
            : null,
        }
      })
    },
  )
}
