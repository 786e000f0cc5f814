import type { Args } from '../../../bin/command-line.mjs'
import { build } from '../build'
import { step } from '../../../bin/print.mjs'
import { runToolQuietly } from '../../run-tool'
import { missingInShell, routeClashes } from '../../contract/fitness'
import { isRemoteRelease } from '../../contract/release'
import type { SitePackages } from '../../contract/packages'
import { builtRelease, isBuilt } from '../../build/parts/built'
import { findParts, type Part, readRemoteJson } from '../../build/parts/parts'
import type { Surroundings } from '../new-remote/new-remote'
import { readLiveRoutes, readSitePackages } from '../releases/site-packages'
import { siteAddress } from '../releases/site-access.mjs'

/** Runs a tool of this repository. It prints its output when it fails. */
async function check(label: string, program: string, args: string[]): Promise<string[]> {
  const code = await step(label, () => runToolQuietly(program, args))
  return code === 0 ? [] : [`The ${label.toLowerCase()} fail: see above.`]
}

/** Returns a sentence for each part of the contract that the built remote does not keep. */
function contractProblems(part: Part, { shell }: SitePackages, remotes: Surroundings['routed']): string[] {
  const release = builtRelease(part)
  if (!release || !isRemoteRelease(release)) return []
  const provider = { part: 'shell' as const, ...shell }
  const others = remotes.filter((remote) => remote.part !== part.name)
  return [...missingInShell(release, provider), ...routeClashes(release, [provider, ...others])]
}

async function buildProblems(part: Part): Promise<string[]> {
  try {
    if (!isBuilt(part)) await build(part)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * `npm run check [-- --to URL]`: checks types, tests, build and contract of the remote against the live site, and lists
 * every problem.
 */
export async function run({ values }: Args<'check'>) {
  const address = await siteAddress(values.to)
  const [offered, remotes] = await Promise.all([readSitePackages(address), readLiveRoutes(address)])
  const problems: string[] = []
  for (const part of findParts()) {
    problems.push(...(await check('Types', 'typescript/bin/tsc', ['--noEmit'])))
    problems.push(...(await check('Tests', 'jest/bin/jest.js', ['--passWithNoTests'])))
    const failures = await buildProblems(part)
    // Without a build, dist/ has an earlier one.
    problems.push(...failures, ...(failures.length === 0 ? contractProblems(part, offered, remotes) : []))
  }
  if (findParts().some(({ folder }) => readRemoteJson(folder).routes.some(({ prerender }) => prerender)))
    console.log(
      '  "prerender" has no effect: only the repository of the site renders pages. Name the "skeleton" of the route.',
    )
  for (const problem of problems) console.log(`  ${problem}`)
  console.log(
    problems.length === 0
      ? `  It fits ${address}, whose shell is ${offered.shell.version}.`
      : `  It does not fit ${address}, whose shell is ${offered.shell.version}.`,
  )
  return problems.length === 0 ? 0 : 1
}
