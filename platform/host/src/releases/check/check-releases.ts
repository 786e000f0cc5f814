import type { Release } from '@bucketeer/platform'
import type { Static } from 'typebox'
import type { FileStore } from '../file-store'
import { compareFiles, versionMistakes } from '../publish'
import { expectOnePerPart } from '../publish-batch'
import type { ReleaseRepository } from '../repository'
import { type Problem, releaseProblems, requiredProblems } from '../state-changes/fits'
import { planTogether } from '../state-changes/state-changes'
import type { CheckResponse } from './schemas'

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

const othersOf = (problems: Problem[], releases: Release[]) => {
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
export const checkReleases = async (
  { files, repository }: Stores,
  releases: Release[],
  isOperator: boolean,
): Promise<Check> => {
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
