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

/** Cache lifetime in milliseconds. Other servers may change releases in the meantime. */
const freshness = 1000

/** Milliseconds after which a pending read is replaced by the last value. */
const reloadMs = 1000

/** A release and the base address of its files, which ends with a slash. */
export type Live<R extends Release> = R & {
  base: string
  /** The base address without the version. Development servers have none. */
  filesBase?: string
  /** Served to a share of visitors, who report success, too. */
  isCanary: boolean
}

export type LiveRemoteRelease = Live<RemoteRelease> & { isOff: boolean }

/** The releases for one visitor. */
export interface LiveReleases {
  shell?: Live<ShellRelease>
  remotes: LiveRemoteRelease[]
}

const locate = <R extends Release>(release: R, isCanary: boolean): Live<R> => ({
  ...release,
  isCanary,
  base: `/releases/${release.part}/${release.version}/`,
  filesBase: `/releases/${release.part}/files/`,
})

const choose = ({ live, canary }: Standing, visitor: Visitor | undefined): Live<Release> => {
  const getsCanary = canary && visitor && standingIn(visitor, live.part) < canary.percent
  return getsCanary ? locate(canary.release, true) : locate(live, false)
}

/** Returns the releases for a visitor; without a visitor, the live ones. */
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
  /** By the monotonic clock, because the system clock may be set back. */
  begunAt: number
  board: Promise<Board>
  isUnderWay: boolean
}

const isOld = ({ begunAt, isUnderWay }: Read) => !isUnderWay && performance.now() - begunAt >= freshness

/** @throws the error of the read, except for a lost database */
const orLast = async ({ board, begunAt }: Read, last: Board): Promise<Board> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Board>((resolve) => {
    timer = setTimeout(resolve, begunAt + reloadMs - performance.now(), last)
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
 * Caches the live releases for a second. While the database is down or hangs, returns the last value, so that pages still
 * open.
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
    /** The last value; undefined before the first read. */
    known: () => last,
    /** Invalidates the cache. */
    forget: () => {
      latest = undefined
    },
  }
}

export type LiveReleaseReader = ReturnType<typeof createLiveReleases>
