import {
  isRemoteRelease,
  isShellRelease,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@bucketeer/platform'
import { standingIn, type Visitor } from './cohort/visitor'
import type { Board, Standing } from './moves/board'
import type { ReleaseRepository } from './repository'

/** Milliseconds for which an answer of the database counts: other servers may move a part meanwhile. */
const freshness = 1000

/** A release, and where its files lie: a path or an address that ends in a slash. */
export type Live<R extends Release> = R & {
  base: string
  /** Given to some visitors only, to see how it does. */
  isCanary: boolean
}

export type LiveRemoteRelease = Live<RemoteRelease> & { isOff: boolean }

/** What one visitor gets. */
export interface LiveReleases {
  shell?: Live<ShellRelease>
  remotes: LiveRemoteRelease[]
}

const locate = <R extends Release>(release: R, isCanary: boolean): Live<R> => ({
  ...release,
  isCanary,
  base: `/releases/${release.part}/${release.version}/`,
})

const choose = ({ live, canary }: Standing, visitor: Visitor | undefined): Live<Release> => {
  const getsCanary = canary && visitor && standingIn(visitor, live.part) < canary.percent
  return getsCanary ? locate(canary.release, true) : locate(live, false)
}

/** What a visitor gets of all that is served; without a visitor, what is live. */
export const releasesFor = (board: Board, visitor?: Visitor): LiveReleases => {
  const chosen = [...board.values()].map((standing) => ({
    release: choose(standing, visitor),
    isOff: standing.isOff,
  }))
  return {
    shell: chosen.map(({ release }) => release).find(isShellRelease),
    remotes: chosen.flatMap(({ release, isOff }) =>
      isRemoteRelease(release) ? [{ ...release, isOff }] : [],
    ),
  }
}

/** What every part serves, asked of the database once a second at most. */
export const createLiveReleases = (repository: ReleaseRepository) => {
  let answer: Promise<Board> | undefined
  let until = 0
  const forget = () => {
    answer = undefined
  }
  return {
    board: () => {
      if (answer && Date.now() < until) return answer
      until = Date.now() + freshness
      answer = repository.board()
      answer.catch(forget)
      return answer
    },
    /** What was read so far no longer counts. */
    forget,
  }
}

export type LiveReleaseReader = ReturnType<typeof createLiveReleases>
