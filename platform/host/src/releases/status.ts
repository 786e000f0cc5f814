import { isRemoteRelease, PartName, type Release, SlotName, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { problems } from '../server/contract/problem'
import { namedObject, reference } from '../server/contract/reference'
import { failedOf, isOf, slotsOf } from './presenter'
import type { ReleaseRoutes } from './release-deps'
import { nullable } from './schemas'
import { servedOf } from './state-changes/release-state'

const health = {
  version: Version,
  failed: Type.Integer({ minimum: 0, description: 'Visitors for whom it failed.' }),
  isUnchecked: Type.Boolean({
    description: 'Whether its release was told to skip the checks of its types and tests.',
  }),
}

const PartStatus = namedObject('PartStatus', 'The live version of a part, with failures.', {
  part: PartName,
  title: Type.String({ description: 'Its display name.' }),
  owner: Type.String({ description: 'The team behind it.' }),
  isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
  slots: Type.Array(SlotName, { description: 'The slots that it fills in pages of other parts.' }),
  live: Type.Object(health),
  canary: nullable(
    Type.Object({
      ...health,
      percent: Type.Integer({ description: 'Percentage of visitors who get it.' }),
    }),
    { description: 'A version for a share of visitors.' },
  ),
})

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
      const served = partStates.flatMap(servedOf)
      const [tallies, unchecked] = await Promise.all([reports.tallies(served), repository.unchecked(served)])
      const healthOf = (release: Release) => ({
        version: release.version,
        failed: failedOf(release, tallies),
        isUnchecked: unchecked.some(isOf(release)),
      })
      return partStates.map(({ live: release, canary, isOff }) => ({
        part: release.part,
        title: isRemoteRelease(release) ? release.title : 'The site itself',
        owner: release.owner,
        isOff,
        slots: slotsOf(release),
        live: healthOf(release),
        canary: canary ? { ...healthOf(canary.release), percent: canary.percent } : null,
      }))
    },
  )
}
