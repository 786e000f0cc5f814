import { isRemoteRelease, isShellRelease, type Release } from '@bucketeer/platform'

/** The present state of a part. */
export interface Standing<R extends Release = Release> {
  live: R
  /** A version for a share of visitors. */
  canary?: { release: R; percent: number }
  /** Whether it is switched off: its pages show a message, and its navigation is hidden. */
  isOff: boolean
}

/** The present state of every part, by name. */
export type Board = ReadonlyMap<string, Standing>

/** Returns the releases of a part that any visitor may get. */
export const servedOf = ({ live, canary }: Standing): Release[] => [live, ...(canary ? [canary.release] : [])]

const servedBy = (board: Board) => [...board.values()].filter(({ isOff }) => !isOff).flatMap(servedOf)

/** Returns the shells that any visitor may get. */
export const shellsOf = (board: Board) => servedBy(board).filter(isShellRelease)

/** Returns the remotes that any visitor may get, without those that are switched off. */
export const remotesOf = (board: Board) => servedBy(board).filter(isRemoteRelease)
