import {
  isRemoteRelease,
  isShellRelease,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@bucketeer/platform'
import { isDatabaseLost } from '../../database/failures'
import { standingIn, type Visitor } from './cohort/visitor'
import type { Board, Standing } from './moves/board'
import type { ReleaseRepository } from './repository'

/** Milliseconds for which an answer of the database counts: other servers may move a part meanwhile. */
const freshness = 1000

/** Milliseconds that a read may take before the answer of the last one is used. */
const patience = 1000

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

interface Read {
  /** On the monotonic clock: the other one may be set back. */
  begunAt: number
  board: Promise<Board>
  isUnderWay: boolean
}

const isOld = ({ begunAt, isUnderWay }: Read) => !isUnderWay && performance.now() - begunAt >= freshness

/** @throws what the read throws, unless the database is away. */
const orLast = async ({ board, begunAt }: Read, last: Board): Promise<Board> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Board>((resolve) => {
    timer = setTimeout(resolve, begunAt + patience - performance.now(), last)
  })
  try {
    return await Promise.race([board, late])
  } catch (error) {
    if (isDatabaseLost(error)) return last
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What every part serves, asked of the database once a second at most. While the database is away or hangs, what it
 * said last is used, so that pages still open.
 */
export const createLiveReleases = (repository: Pick<ReleaseRepository, 'board'>) => {
  let last: Board | undefined
  let latest: Read | undefined

  const read = (): Read => {
    const begun: Read = { begunAt: performance.now(), board: repository.board(), isUnderWay: true }
    latest = begun
    begun.board.then(
      (board) => {
        begun.isUnderWay = false
        if (latest === begun) last = board
      },
      () => {
        begun.isUnderWay = false
        if (latest === begun && !last) latest = undefined
      },
    )
    return begun
  }

  return {
    board: (): Promise<Board> => {
      const current = !latest || isOld(latest) ? read() : latest
      return last ? orLast(current, last) : current.board
    },
    /** What was read last; undefined before the first time. */
    known: () => last,
    /** The next call reads anew. */
    forget: () => {
      latest = undefined
    },
  }
}

export type LiveReleaseReader = ReturnType<typeof createLiveReleases>
