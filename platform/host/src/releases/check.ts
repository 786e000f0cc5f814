import type { Release } from '@bucketeer/platform'
import type { Static } from 'typebox'
import { problems } from '../server/contract/problem'
import type { FileStore } from './file-store'
import { releaseLimits } from './limits'
import { compareFiles, expectOnePerPart, versionMistakes } from './publish'
import type { ReleaseRoutes } from './release-deps'
import type { ReleaseRepository } from './repository'
import { CheckBody, CheckResponse, tokenCall } from './schemas'
import { type Problem, releaseProblems, requiredProblems } from './state-changes/fits'
import { planTogether } from './state-changes/state-changes'

interface Stores {
  files: Pick<FileStore, 'size'>
  repository: Pick<ReleaseRepository, 'state' | 'isTaken'>
}

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
  { files, repository }: Stores,
  releases: Release[],
  isOperator: boolean,
): Promise<Check> {
  expectOnePerPart(releases)
  const state = await repository.state()
  const { changing, after } = planTogether(state, releases)
  const isAlone = releases.length === 1
  const comparisons = await Promise.all(releases.map((release) => compareFiles(files, release)))

  const ownMistakes = async (release: Release) => [
    ...(await versionMistakes(repository, release)),
    ...(comparisons[releases.indexOf(release)]?.mistakes ?? []),
  ]

  // A batch leaves releases that are live already as they are. A single one is checked all the same.
  const checked = isAlone ? releases : changing
  const problems: Problem[] = []
  for (const release of checked) {
    const { part, version } = release
    const own = await ownMistakes(release)
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
    missing: new Set(comparisons.flatMap(({ missing }) => missing)).size,
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
