import { isRemoteRelease, PartName, SlotName, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { problems } from '../server/contract/problem'
import { named, reference } from '../server/contract/reference'
import { slotsOf } from './presenter'
import type { ReleaseRoutes } from './release-deps'
import type { Tally } from './reports/repository'
import { type PartState, servedOf } from './state-changes/release-state'

const health = {
  version: Version,
  failed: Type.Integer({ minimum: 0, description: 'Visitors for whom it failed.' }),
  isUnchecked: Type.Boolean({
    description: 'Whether its release was told to skip the checks of its types and tests.',
  }),
}

const PartStatus = named(
  'PartStatus',
  Type.Object(
    {
      part: PartName,
      title: Type.String({ description: 'Its display name.' }),
      owner: Type.String({ description: 'The team behind it.' }),
      isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
      slots: Type.Array(SlotName, { description: 'The slots that it fills in pages of other parts.' }),
      live: Type.Object(health),
      canary: Type.Union(
        [
          Type.Object({
            ...health,
            percent: Type.Integer({ description: 'Percentage of visitors who get it.' }),
          }),
          Type.Null(),
        ],
        { description: 'A version for a share of visitors.' },
      ),
    },
    { description: 'The live version of a part, with failures.' },
  ),
)

const titleOf = ({ live }: PartState) => (isRemoteRelease(live) ? live.title : 'The site itself')

/** Registers /status: a public page with the live versions and their failures. */
export const statusRoutes: ReleaseRoutes = async (app, { live, reports, repository }) => {
  app.get(
    '/api/status',
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
