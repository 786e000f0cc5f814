import { isRemoteRelease, isShellRelease, type Release } from '@bucketeer/platform'

/** What a part serves now. */
export interface Standing<R extends Release = Release> {
  live: R
  /** A version that some visitors get instead. */
  canary?: { release: R; percent: number }
  /** Switched off: its pages say so, and its navigation is gone. */
  isOff: boolean
}

/** What every part of the site serves now, by part. */
export type Board = ReadonlyMap<string, Standing>

/** The releases of a part that some visitor may get. */
export const servedOf = ({ live, canary }: Standing): Release[] => [live, ...(canary ? [canary.release] : [])]

const servedBy = (board: Board) => [...board.values()].filter(({ isOff }) => !isOff).flatMap(servedOf)

/** The shells that some visitor may get. */
export const shellsOf = (board: Board) => servedBy(board).filter(isShellRelease)

/** The remotes that some visitor may get, those that are switched off not among them. */
export const remotesOf = (board: Board) => servedBy(board).filter(isRemoteRelease)
