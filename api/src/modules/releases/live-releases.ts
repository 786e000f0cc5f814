import {
  isRemoteRelease,
  isShellRelease,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@bucketeer/platform'
import type { ReleaseRepository } from './repository'

/** Milliseconds for which an answer of the database counts: other servers may make a version live meanwhile. */
const freshness = 1000

/** A release, and where its files lie: a path or an address that ends in a slash. */
export type Live<R extends Release> = R & { base: string }

export interface LiveReleases {
  shell?: Live<ShellRelease>
  remotes: Live<RemoteRelease>[]
}

const located = <R extends Release>(release: R): Live<R> => ({
  ...release,
  base: `/releases/${release.part}/${release.version}/`,
})

const sort = (all: Release[]): LiveReleases => ({
  shell: all.filter(isShellRelease).map(located).at(0),
  remotes: all.filter(isRemoteRelease).map(located),
})

/** What is live, asked of the database once a second at most. */
export const createLiveReleases = (repository: ReleaseRepository) => {
  let answer: Promise<LiveReleases> | undefined
  let until = 0
  const forget = () => {
    answer = undefined
  }
  return {
    read: () => {
      if (answer && Date.now() < until) return answer
      until = Date.now() + freshness
      answer = repository.live().then(sort)
      answer.catch(forget)
      return answer
    },
    /** What was read so far no longer counts. */
    forget,
  }
}

export type LiveReleaseReader = ReturnType<typeof createLiveReleases>
