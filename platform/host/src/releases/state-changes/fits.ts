import {
  clashesBetween,
  isRemoteRelease,
  isRequired,
  isShellRelease,
  matchRoute,
  missingInShell,
  type Release,
  type RemoteRelease,
  pageMistakes,
  reservedRoutes,
  slotMistakes,
} from '@bucketeer/platform'
import { Conflict } from '../../server/errors/domain-error'
import { inMegabytes, releaseLimits } from '../limits'
import { type ReleaseState, remotesOf, servedOf, shellsOf } from './release-state'

type Versioned = Pick<Release, 'part' | 'version'>

/** A reason against a release. Part and version are those that do not fit: a live remote does not fit a new shell. */
export interface Problem extends Versioned {
  /** The problem and its remedy, as sentences. */
  sentence: string
}

const problemsOf = ({ part, version }: Versioned, sentences: string[]): Problem[] =>
  sentences.map((sentence) => ({ part, version, sentence }))

const largestOf = (release: Release, path: string): number =>
  isShellRelease(release) && path === release.html ? releaseLimits.html : releaseLimits.file

function tooLarge(release: Release) {
  const { part, version, files } = release
  const refuse = (what: string, size: number, max: number) =>
    size > max
      ? [
          `${what} is ${inMegabytes(size)}, and may be ${inMegabytes(max)}. Leave out what its pages don't need.`,
        ]
      : []
  return [
    ...refuse(
      `${part} ${version}`,
      files.reduce((sum, { size }) => sum + size, 0),
      releaseLimits.whole,
    ),
    ...files.flatMap(({ path, size }) =>
      refuse(`${path} of ${part} ${version}`, size, largestOf(release, path)),
    ),
  ]
}

const othersOf = (release: Release, state: ReleaseState): Release[] =>
  [...state].filter(([part]) => part !== release.part).flatMap(([, partState]) => servedOf(partState))

/** The clashes of a new shell are problems of the remotes. */
const routeProblems = (release: Release, state: ReleaseState): Problem[] =>
  othersOf(release, state).flatMap((other) =>
    problemsOf(isShellRelease(release) ? other : release, clashesBetween(release, other)),
  )

/** Two remotes with one global name would run each other's code. */
const containerClashes = (release: RemoteRelease, state: ReleaseState) =>
  remotesOf(state)
    .filter(({ part, container }) => part !== release.part && container === release.container)
    .map(
      ({ part, container }) =>
        `${release.part} ${release.version} has the container ${container}, and so has ${part}. Build it with remoteConfig, which names the container after the remote.`,
    )

function sharedProblems(release: Release, state: ReleaseState): Problem[] {
  if (isShellRelease(release))
    return remotesOf(state).flatMap((remote) => problemsOf(remote, missingInShell(remote, release)))
  return isRemoteRelease(release)
    ? shellsOf(state).flatMap((shell) => problemsOf(release, missingInShell(release, shell)))
    : []
}

/** A remote cannot have the name of the shell. */
const falseShell = ({ version }: Release) =>
  `${version} calls itself the shell and is made like a remote. Give the remote another name, or build the shell.`

/** Returns why a release does not fit the given state of the site. */
function fitProblems(release: Release, state: ReleaseState): Problem[] {
  if (release.part === 'shell' && !('provides' in release)) return problemsOf(release, [falseShell(release)])
  const own = isRemoteRelease(release)
    ? [...slotMistakes(release), ...pageMistakes(release), ...containerClashes(release, state)]
    : []
  return [
    ...problemsOf(release, [...tooLarge(release), ...own, ...reservedRoutes(release)]),
    ...routeProblems(release, state),
    ...sharedProblems(release, state),
  ]
}

const pathOf = (link: string) => link.split('?', 1)[0] ?? link

/** A link of the top bar to a page that no part has would lead nowhere. */
function navMistakes(release: RemoteRelease, state: ReleaseState) {
  const routes = [release, ...othersOf(release, state)].flatMap((each) => each.routes)
  return release.nav
    .flatMap(({ items }) => items)
    .filter(({ to }) => !matchRoute(routes, pathOf(to)))
    .map(
      ({ label, to }) =>
        `${release.part} ${release.version} has the link “${label}” to ${to} in the top bar, and no part has that page. Add the route to remote.json, or release the part with that page first or together.`,
    )
}

/** The script gate of the pages refuses files without a hash. */
function unlistedFiles(release: Release) {
  const { part, version, entry, files, chunks = {} } = release
  const named = [entry, ...(isShellRelease(release) ? [release.html] : []), ...Object.values(chunks).flat()]
  const listed = new Set(files.map(({ path }) => path))
  return [...new Set(named)]
    .filter((path) => !listed.has(path))
    .map((path) => `${part} ${version} needs ${path}, which is not in its list of files. Build it again.`)
}

/** Elements that load or lead somewhere, or that end the template around the markup. */
const forbidden = /<\/?(?:script|meta|base|iframe|frame|object|embed|form|template|style|noscript)\b/i

/** Prerendered pages are words, links and pictures. The shell's own ones have forms. */
const markupMistakes = ({ part, version, pages = {} }: RemoteRelease) =>
  Object.entries(pages).flatMap(([path, { css, light, dark = '' }]) => {
    const [element] = forbidden.exec(light + dark) ?? (css.includes('<') ? ['<'] : [])
    return element
      ? [
          `The prerendered page ${path} of ${part} ${version} contains ${element}, which browsers must not get.`,
        ]
      : []
  })

/** Returns why a release cannot go live. A rollback needs only to fit, so that no link prevents it. */
export function releaseProblems(release: Release, state: ReleaseState): Problem[] {
  const problems = fitProblems(release, state)
  const own = isRemoteRelease(release) ? [...navMistakes(release, state), ...markupMistakes(release)] : []
  return [...problems, ...problemsOf(release, [...unlistedFiles(release), ...own])]
}

/**
 * Returns why a deploy token may not release a part that becomes required: nobody could remove the part from the site.
 * @param isOperator whether it is the token from the configuration
 */
export function requiredProblems(release: Release, state: ReleaseState, isOperator: boolean): Problem[] {
  const { part, version } = release
  const partState = state.get(part)
  const isNew = isRequired(release) && !(partState && servedOf(partState).some(isRequired))
  return isNew && !isOperator
    ? problemsOf(release, [
        `${part} ${version} says "required": true, which only the token of the operator may release, because a required part cannot be removed. Remove it from remote.json, or ask whoever runs the site.`,
      ])
    : []
}

/** Returns the names of the other parts that a release does not fit. */
export const clashingParts = (release: Release, state: ReleaseState): string[] =>
  [...state.keys()].filter((part) => {
    if (part === release.part) return false
    const alone = new Map([...state].filter(([each]) => each === part))
    return [...routeProblems(release, alone), ...sharedProblems(release, alone)].length > 0
  })

function expectNone(problems: Problem[]) {
  const sentences = new Set(problems.map(({ sentence }) => sentence))
  if (sentences.size > 0) throw new Conflict([...sentences].join(' '))
}

/**
 * Refuses releases if one of them cannot go live.
 * @param state the state with these releases
 * @throws Conflict with every reason and what to do
 */
export const expectReleasable = (releases: Release[], state: ReleaseState) =>
  expectNone(releases.flatMap((release) => releaseProblems(release, state)))

/**
 * Refuses releases if one of them does not fit the given state.
 * @param state the state with these releases
 * @throws Conflict with every reason and what to do
 */
export const expectFit = (releases: Release[], state: ReleaseState) =>
  expectNone(releases.flatMap((release) => fitProblems(release, state)))
