import {
  isRemoteRelease,
  isShellRelease,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@bucketeer/platform'
import { withFallback } from '../server/database/fallback'
import { Unavailable } from '../server/errors/http-error'
import { weakCache } from '../server/weak-cache'
import type { ReleaseRepository } from './repository'
import { type PartState, type ReleaseState, servedOf } from './state-changes/release-state'
import { canaryPosition, type Visitor } from './visitor'

/** Cache lifetime in milliseconds. Other servers may change releases in the meantime. */
const freshness = 1000

/** Milliseconds after which a pending read is replaced by the last value. */
const reloadMs = 1000

/** A release and the base URL of its files, which ends with a slash. */
export type Live<R extends Release> = R & {
  base: string
  /** The base URL without the version. Development servers have none. */
  filesBase?: string
  /** Served to a share of visitors, who report success, too. */
  isCanary: boolean
}

export type LiveRemoteRelease = Live<RemoteRelease> & { isOff: boolean }

/** The error of a site without a shell. */
export const noShell = () => new Unavailable('No shell has been released to this site yet.', 5)

/** The releases for one visitor. */
export interface LiveReleases {
  shell?: Live<ShellRelease>
  remotes: LiveRemoteRelease[]
}

/** Adds the base URLs of a release's files. */
export const locate = <R extends Release>(release: R, isCanary: boolean): Live<R> => ({
  ...release,
  isCanary,
  base: `/releases/${release.part}/${release.version}/`,
  filesBase: `/releases/${release.part}/files/`,
})

/** Returns the release of a part that a visitor gets; without a visitor, the live one. */
export const releaseFor = ({ live, canary }: PartState, visitor?: Visitor): Release =>
  canary && visitor && canaryPosition(visitor, live.part) < canary.percent ? canary.release : live

/** Returns the releases of a state with the canaries of these parts. */
function chooseReleases(state: ReleaseState, canaries: string[]): LiveReleases {
  const chosen = [...state.values()].map(({ live, canary, isOff }) => ({
    release: canary && canaries.includes(live.part) ? locate(canary.release, true) : locate(live, false),
    isOff,
  }))
  return {
    shell: chosen.map(({ release }) => release).find(isShellRelease),
    remotes: chosen.flatMap(({ release, isOff }) =>
      isRemoteRelease(release) ? [{ ...release, isOff }] : [],
    ),
  }
}

/** The releases of each state, by the canaries in them: the same object for all visitors who get the same. */
const chosenReleases = weakCache((_: ReleaseState) => new Map<string, LiveReleases>())

/** Returns the releases for a visitor; without a visitor, the live ones. */
export function releasesFor(state: ReleaseState, visitor?: Visitor): LiveReleases {
  const canaries = [...state].flatMap(([part, each]) =>
    releaseFor(each, visitor) === each.live ? [] : [part],
  )
  const known = chosenReleases(state)
  const key = canaries.join(' ')
  const releases = known.get(key) ?? chooseReleases(state, canaries)
  known.set(key, releases)
  return releases
}

interface Read {
  /** By the monotonic clock, because the system clock may be set back. */
  begunAt: number
  state: Promise<ReleaseState>
  isUnderWay: boolean
}

const isOld = ({ begunAt, isUnderWay }: Read) => !isUnderWay && performance.now() - begunAt >= freshness

/**
 * Caches the live releases for a second. While the database is down or hangs, returns the last value, so that pages still
 * open.
 * @param onRead is told of the live releases and the canaries
 */
export function createLiveReleases(
  repository: Pick<ReleaseRepository, 'state'>,
  onRead?: (releases: Release[]) => void,
) {
  let last: ReleaseState | undefined
  let latest: Read | undefined

  const read = (): Read => {
    const begun: Read = { begunAt: performance.now(), state: repository.state(), isUnderWay: true }
    latest = begun
    begun.state.then(
      (state) => {
        begun.isUnderWay = false
        if (latest === begun) last = state
        onRead?.([...state.values()].flatMap(servedOf))
      },
      () => {
        begun.isUnderWay = false
        if (latest === begun && !last) latest = undefined
      },
    )
    return begun
  }

  return {
    state: (): Promise<ReleaseState> => {
      const current = !latest || isOld(latest) ? read() : latest
      if (!last) return current.state
      return withFallback(current.state, last, current.begunAt + reloadMs - performance.now())
    },
    /** Returns the releases of a part that any visitor may get, by the last value; none before the first read. */
    served: (part: string): Release[] => {
      const partState = last?.get(part)
      return partState ? servedOf(partState) : []
    },
    /** Invalidates the cache. */
    forget: () => {
      latest = undefined
    },
  }
}

export type LiveReleaseReader = ReturnType<typeof createLiveReleases>

/** Development servers that replace releases, by part. */
export type Overrides = Record<string, string>

const waitMs = 2000

/** Its files have no hashes, because they change with every edit. */
async function fetchRelease(address: string): Promise<Live<Release> | undefined> {
  const response = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(waitMs) }).catch(
    () => undefined,
  )
  if (!response?.ok) return undefined
  // A developer's own build, which this site allows.
  const release = (await response.json()) as Release
  return { ...release, files: [], base: `${address}/`, isCanary: false }
}

/** Returns the live releases with the overridden parts from their development servers. */
export async function withOverrides(live: LiveReleases, overrides: Overrides): Promise<LiveReleases> {
  // The same object, by which pages are cached.
  if (Object.keys(overrides).length === 0) return live
  const fetched = await Promise.all(Object.values(overrides).map(fetchRelease))
  const found = fetched.filter((release) => release !== undefined)
  const names = new Set(found.map(({ part }) => part))
  return {
    shell: found.filter(isShellRelease).at(0) ?? live.shell,
    remotes: [
      ...live.remotes.filter(({ part }) => !names.has(part)),
      ...found.filter(isRemoteRelease).map((remote) => ({ ...remote, isOff: false })),
    ],
  }
}
