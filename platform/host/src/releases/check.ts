import type { Release } from '@bucketeer/platform'
import type { Static } from 'typebox'
import { problems } from '../server/contract/problem'
import { releaseLimits } from './limits'
import { compareFiles, expectOnePerPart, versionMistakes } from './publish'
import type { ReleaseDeps, ReleaseRoutes } from './release-deps'
import { CheckBody, CheckResponse, tokenCall } from './schemas'
import { type Problem, releaseProblems, requiredProblems } from './state-changes/fits'
import { planTogether } from './state-changes/state-changes'

type Check = Static<typeof CheckResponse>

const sentencesOf = (problems: Problem[], part: string, version?: string) => [
  ...new Set(
    problems
      .filter((each) => each.part === part && (version ?? each.version) === each.version)
      .map(({ sentence }) => sentence),
  ),
]

function othersOf(problems: Problem[], releases: Release[]) {
  const others = problems.filter((each) => releases.every(({ part }) => part !== each.part))
  const byName = new Map(others.map((each) => [`${each.part} ${each.version}`, each]))
  return [...byName.values()].map(({ part, version }) => ({
    part,
    version,
    problems: sentencesOf(others, part, version),
  }))
}

/**
 * Returns every reason for which releases would be refused, with the functions that publishing uses. Changes nothing.
 * @param isOperator whether the deploy token is the one from the configuration
 * @throws InvalidValue if two releases are of one part
 */
async function checkReleases(
  { files, repository }: Pick<ReleaseDeps, 'files' | 'repository'>,
  releases: Release[],
  isOperator: boolean,
): Promise<Check> {
  expectOnePerPart(releases)
  const state = await repository.state()
  const { changing, after } = planTogether(state, releases)
  const compared = await Promise.all(
    releases.map(async (release) => ({ release, ...(await compareFiles(files, release)) })),
  )
  const problems: Problem[] = []
  for (const { release, mistakes } of compared) {
    // A batch leaves releases that are live already as they are. A single one is checked all the same.
    if (releases.length > 1 && !changing.includes(release)) continue
    const { part, version } = release
    const own = [...(await versionMistakes(repository, release)), ...mistakes]
    problems.push(
      ...own.map((sentence) => ({ part, version, sentence })),
      ...requiredProblems(release, state, isOperator),
      ...releaseProblems(release, after),
    )
  }
  return {
    parts: releases.map((release) => ({
      part: release.part,
      live: state.get(release.part)?.live.version ?? null,
      isNew: changing.includes(release),
      problems: sentencesOf(problems, release.part),
    })),
    others: othersOf(problems, releases),
    missing: new Set(compared.flatMap(({ missing }) => missing)).size,
  }
}

/** Registers the dry run of releases. */
export const checkRoutes: ReleaseRoutes = async (app, deps) => {
  const { guard } = deps
  app.post(
    '/api/release/check',
    {
      onRequest: guard.some,
      bodyLimit: releaseLimits.batch,
      schema: {
        ...tokenCall('checkReleases', 'Check releases without releasing them, and list every problem'),
        body: CheckBody,
        response: { 200: CheckResponse, ...problems(400, 401, 403, 413) },
      },
    },
    async (request) => {
      const { part: own } = await guard.some(request)
      for (const { part } of request.body.releases) await guard.for(request, part)
      return checkReleases(deps, request.body.releases, own === null)
    },
  )
}
