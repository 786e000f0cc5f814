import { isRemoteRelease, isShellRelease, type Release } from '@bucketeer/platform'

/** The present state of a part. */
export interface PartState<R extends Release = Release> {
  live: R
  /** A version for a share of visitors. */
  canary?: { release: R; percent: number }
  /** Whether it is switched off: its pages show a message, and its navigation is hidden. */
  isOff: boolean
}

/** The present state of every part, by name. */
export type ReleaseState = ReadonlyMap<string, PartState>

/** Returns the releases of a part that any visitor may get. */
export const servedOf = ({ live, canary }: PartState): Release[] => [
  live,
  ...(canary ? [canary.release] : []),
]

const servedBy = (state: ReleaseState) => [...state.values()].filter(({ isOff }) => !isOff).flatMap(servedOf)

/** Returns the shells that any visitor may get. */
export const shellsOf = (state: ReleaseState) => servedBy(state).filter(isShellRelease)

/** Returns the remotes that any visitor may get, without those that are switched off. */
export const remotesOf = (state: ReleaseState) => servedBy(state).filter(isRemoteRelease)
