import { countedFiles, oneLine } from '../../../bin/print.mjs'
import type { BuiltRelease } from './send-release'
import { askSite, type Site } from './site-calls.mjs'

interface CheckedPart {
  part: string
  /** The live version; null for a part that the site does not have. */
  live: string | null
  /** Whether the release is not live already. */
  isNew: boolean
  problems: string[]
}

/** The response of `POST /api/release/check`. */
interface Check {
  parts: CheckedPart[]
  others: { part: string; version: string; problems: string[] }[]
  /** Number of files that the site lacks. */
  missing: number
}

function outcomeOf({ live, isNew }: CheckedPart) {
  if (!isNew) return 'is live already.'
  const place = live === null ? 'as a new part' : `in place of ${live}`
  return `would become live ${place}.`
}

const linesOf = (problems: string[]) => problems.map((sentence) => `    ${oneLine(sentence)}`)

const partLines = (checked: CheckedPart, version: string) =>
  checked.problems.length > 0
    ? [`  ${checked.part} ${version} would be refused:`, ...linesOf(checked.problems)]
    : [`  ${checked.part} ${version} ${outcomeOf(checked)}`]

/**
 * Asks a site what a release of these builds would change, with every reason against it. Changes nothing.
 * @returns lines to print, and whether the site would refuse the release
 */
export async function dryRun(
  site: Site,
  builds: BuiltRelease[],
): Promise<{ lines: string[]; isRefused: boolean }> {
  const releases = builds.map(({ release }) => release)
  const { parts, others, missing } = await askSite<Check>(site, '/api/release/check', {
    method: 'POST',
    body: { releases },
    isLong: true,
  })
  const versionOf = (part: string) => releases.find((each) => each.part === part)?.version ?? ''
  const lines = [
    ...parts.flatMap((checked) => partLines(checked, versionOf(checked.part))),
    ...others.flatMap(({ part, version, problems }) => [
      `  ${part} ${version}, which visitors get, would not fit:`,
      ...linesOf(problems),
    ]),
    `  ${countedFiles(missing)} that ${site.address} does not have. Nothing was changed.`,
  ]
  return { lines, isRefused: [...parts, ...others].some(({ problems }) => problems.length > 0) }
}
