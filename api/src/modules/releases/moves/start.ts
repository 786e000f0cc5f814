import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../../errors/domain-error'
import type { Board } from './board'
import { type Move, releaseTogether, type Step } from './moves'

/** The newest step of a part's history. */
export interface LastStep extends Step {
  who: string
  at: Date
  /** The checkout whose `npm start` made it; null when something else did. */
  checkout: string | null
}

/** What every part serves, and the newest step of each part's history, also of parts that serve nothing any more. */
export interface Scene {
  board: Board
  last: ReadonlyMap<string, LastStep>
}

/** `npm start` of a checkout. */
export interface Start {
  checkout: string
  /** The parts that it releases whoever released them last. */
  named: string[]
}

/** What a start comes to. */
export interface StartMoves {
  moves: Move[]
  /** Parts that somebody else moved last: they stay as they are. */
  leftAlone: Release[]
}

/** In histories that are older than checkout ids: api/migrations/0018_checkouts.sql. */
const anyCheckout = 'before'

const isOwn = (last: LastStep | undefined, { checkout }: Start) =>
  last?.checkout === checkout || last?.checkout === anyCheckout

const withLeftAlone = (error: unknown, leftAlone: Release[]) => {
  if (!(error instanceof Conflict) || leftAlone.length === 0) return error
  const names = leftAlone.map(({ part }) => part).join(', ')
  return new Conflict(`${error.message} Left as they are, because somebody else changed them last: ${names}.`)
}

/**
 * Releases what a start brings, all of it or nothing: parts that were never released here, parts that nobody has moved
 * since a start of the same checkout released them, and parts that it names.
 * @throws Conflict when these don't fit together or don't fit what stays live
 */
export const releaseForStart = ({ board, last }: Scene, releases: Release[], start: Start): StartMoves => {
  const mayRelease = ({ part }: Release) =>
    start.named.includes(part) || !last.has(part) || isOwn(last.get(part), start)
  const leftAlone = releases.filter((release) => !mayRelease(release))
  // Only starts before checkout ids switched parts off, and some ended before they switched them on again.
  const comesBack = (part: string) => last.get(part)?.event === 'off' && isOwn(last.get(part), start)
  try {
    return { moves: releaseTogether(board, releases.filter(mayRelease), comesBack), leftAlone }
  } catch (error) {
    throw withLeftAlone(error, leftAlone)
  }
}
