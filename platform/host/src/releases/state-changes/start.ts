import type { Release } from '@bucketeer/platform'
import { Conflict } from '../../server/errors/domain-error'
import type { ReleaseState } from './release-state'
import { releaseTogether, type StateChange, type Step } from './state-changes'

/** An entry of a part's history. */
interface PastStep extends Step {
  who: string
  at: Date
  /** Whether `npm start` made it. */
  byStart: boolean
}

/** The state of every part, and by part, also of removed ones, the history, oldest entry first. */
export interface Snapshot {
  state: ReleaseState
  histories: ReadonlyMap<string, readonly PastStep[]>
}

/** `npm start`, of any checkout or archive. */
export interface Start {
  /** Parts to release regardless of their history. */
  named: string[]
}

/** The result of a start. */
export interface StartChanges {
  changes: StateChange[]
  /** Releases that the start does not make live. */
  skipped: Release[]
}

function withSkipped(error: unknown, skipped: Release[]) {
  if (!(error instanceof Conflict) || skipped.length === 0) return error
  const names = skipped.map(({ part }) => part).join(', ')
  return new Conflict(`${error.message} Left as they are, because of their history: ${names}.`)
}

/**
 * Returns the changes of a start, all of them or none: named parts, parts without a release, and new versions of parts
 * whose last change was a start. A version that was live before, such as that of an older checkout, is not new.
 * @throws Conflict if these do not fit together or do not fit what stays live
 */
export function releaseForStart(
  { state, histories }: Snapshot,
  releases: Release[],
  { named }: Start,
): StartChanges {
  const mayRelease = ({ part, version }: Release) => {
    const history = histories.get(part) ?? []
    const isNew =
      state.get(part)?.live.version === version || history.every((step) => step.version !== version)
    const last = history.at(-1)
    return named.includes(part) || !last || (last.byStart && isNew)
  }
  const skipped = releases.filter((release) => !mayRelease(release))
  try {
    return { changes: releaseTogether(state, releases.filter(mayRelease)), skipped }
  } catch (error) {
    throw withSkipped(error, skipped)
  }
}
