import { isRemoteRelease, isShellRelease, misfits, type Release, routeClashes } from '@bucketeer/platform'
import { Conflict } from '../../../errors/http-error'
import { type Board, remotesOf, servedOf, shellsOf } from './board'

/** A remote may be called anything but what the shell is called. */
const expectOwnName = (release: Release) => {
  if (release.part === 'shell' && !('provides' in release))
    throw new Conflict(
      `${release.version} calls itself the shell and is made like a remote. Give the remote another name, or build the shell.`,
    )
}

/** Bytes of all files together: what a team's first visitors would have to wait for many times over. */
const largestRelease = 60 * 1024 * 1024

const tooLarge = ({ part, version, files }: Release) => {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (size <= largestRelease) return []
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`
  return [
    `${part} ${version} is ${megabytes(size)}, and a release may have ${megabytes(largestRelease)}. Leave out what its pages don't need.`,
  ]
}

const withOthers = (release: Release, board: Board) => {
  const others = [...board].filter(([part]) => part !== release.part).flatMap(([, each]) => servedOf(each))
  return routeClashes(release, others)
}

const shared = (release: Release, board: Board) => {
  if (isShellRelease(release)) return remotesOf(board).flatMap((remote) => misfits(remote, release))
  return isRemoteRelease(release) ? shellsOf(board).flatMap((shell) => misfits(release, shell)) : []
}

/**
 * Refuses a release that would not work beside what is served now.
 * @throws Conflict with every reason, each with a way on
 */
export const expectFit = (release: Release, board: Board) => {
  expectOwnName(release)
  const reasons = [...tooLarge(release), ...withOthers(release, board), ...shared(release, board)]
  if (reasons.length > 0) throw new Conflict([...new Set(reasons)].join(' '))
}
