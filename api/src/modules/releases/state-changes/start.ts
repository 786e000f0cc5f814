import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../../errors/domain-error'
import type { ReleaseState } from './release-state'
import { releaseTogether, type StateChange, type Step } from './state-changes'

/** The newest entry of a part's history. */
export interface LastStep extends Step {
  who: string
  at: Date
  /** The checkout whose `npm start` made it; null for other changes. */
  checkout: string | null
}

/** The state of every part and the newest entry of each part's history, also of removed parts. */
export interface Snapshot {
  state: ReleaseState
  last: ReadonlyMap<string, LastStep>
}

/** `npm start` of a checkout. */
export interface Start {
  checkout: string
  /** Parts to release regardless of who released them last. */
  named: string[]
}

/** The result of a start. */
export interface StartChanges {
  changes: StateChange[]
  /** Parts that something else changed last, which the start leaves alone. */
  leftAlone: Release[]
}

/** The checkout of changes from before checkout ids: api/migrations/0018_checkouts.sql. */
const anyCheckout = 'before'

const isOwn = (last: LastStep | undefined, { checkout }: Start) =>
  last?.checkout === checkout || last?.checkout === anyCheckout

const withLeftAlone = (error: unknown, leftAlone: Release[]) => {
  if (!(error instanceof Conflict) || leftAlone.length === 0) return error
  const names = leftAlone.map(({ part }) => part).join(', ')
  return new Conflict(`${error.message} Left as they are, because somebody else changed them last: ${names}.`)
}

/**
 * Returns the changes of a start, all of them or none: parts without a release, parts whose last change was a start of the
 * same checkout, and named parts.
 * @throws Conflict if these do not fit together or do not fit what stays live
 */
export const releaseForStart = (
  { state, last }: Snapshot,
  releases: Release[],
  start: Start,
): StartChanges => {
  const mayRelease = ({ part }: Release) =>
    start.named.includes(part) || !last.has(part) || isOwn(last.get(part), start)
  const leftAlone = releases.filter((release) => !mayRelease(release))
  // Only starts from before checkout ids switched parts off, and some ended before switching them on again.
  const comesBack = (part: string) => last.get(part)?.event === 'off' && isOwn(last.get(part), start)
  try {
    return { changes: releaseTogether(state, releases.filter(mayRelease), comesBack), leftAlone }
  } catch (error) {
    throw withLeftAlone(error, leftAlone)
  }
}
