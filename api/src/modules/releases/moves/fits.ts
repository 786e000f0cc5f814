import {
  isRemoteRelease,
  isShellRelease,
  misfits,
  type Release,
  routeClashes,
  slotMistakes,
} from '@bucketeer/platform'
import { Conflict } from '../../../errors/domain-error'
import { inMegabytes, releaseLimits } from '../limits'
import { type Board, remotesOf, servedOf, shellsOf } from './board'

/** Refuses a remote with the name of the shell. */
const expectOwnName = (release: Release) => {
  if (release.part === 'shell' && !('provides' in release))
    throw new Conflict(
      `${release.version} calls itself the shell and is made like a remote. Give the remote another name, or build the shell.`,
    )
}

const largestOf = (release: Release, path: string): number => {
  if (isShellRelease(release) && path === release.html) return releaseLimits.html
  return path === release.prerendered ? releaseLimits.prerendered : releaseLimits.file
}

const tooLarge = (release: Release) => {
  const { part, version, files } = release
  const refuse = (what: string, size: number, most: number) =>
    size > most
      ? [
          `${what} is ${inMegabytes(size)}, and may be ${inMegabytes(most)}. Leave out what its pages don't need.`,
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

const withOthers = (release: Release, board: Board) => {
  const others = [...board].filter(([part]) => part !== release.part).flatMap(([, each]) => servedOf(each))
  return routeClashes(release, others)
}

/** Two remotes with one global name would run each other's code. */
const containerClashes = (release: Release, board: Board) =>
  isRemoteRelease(release)
    ? remotesOf(board)
        .filter(({ part, container }) => part !== release.part && container === release.container)
        .map(
          ({ part, container }) =>
            `${release.part} ${release.version} has the container ${container}, and so has ${part}. Build it with remoteConfig, which names the container after the remote.`,
        )
    : []

const shared = (release: Release, board: Board) => {
  if (isShellRelease(release)) return remotesOf(board).flatMap((remote) => misfits(remote, release))
  return isRemoteRelease(release) ? shellsOf(board).flatMap((shell) => misfits(release, shell)) : []
}

const reasonsAgainst = (release: Release, board: Board) => {
  expectOwnName(release)
  const mistakes = isRemoteRelease(release) ? slotMistakes(release) : []
  return [
    ...tooLarge(release),
    ...mistakes,
    ...containerClashes(release, board),
    ...withOthers(release, board),
    ...shared(release, board),
  ]
}

/** Returns the names of the other parts that a release does not fit. */
export const clashingParts = (release: Release, board: Board): string[] =>
  [...board.keys()].filter((part) => {
    if (part === release.part) return false
    const alone = new Map([...board].filter(([each]) => each === part))
    return [...withOthers(release, alone), ...shared(release, alone)].length > 0
  })

/**
 * Refuses a release that does not fit the present state of the site.
 * @throws Conflict with every reason and what to do
 */
export const expectFit = (release: Release, board: Board) => expectAllFit([release], board)

/**
 * Refuses releases if one of them does not fit the given state.
 * @param board the state with these releases
 * @throws Conflict with every reason and what to do
 */
export const expectAllFit = (releases: Release[], board: Board) => {
  const reasons = releases.flatMap((release) => reasonsAgainst(release, board))
  if (reasons.length > 0) throw new Conflict([...new Set(reasons)].join(' '))
}
